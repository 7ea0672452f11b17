"""What is measured of others, each module in the environment that `install` made. They import nothing of ours but `timing`."""
