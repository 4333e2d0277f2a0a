<?php

/* Says that this process is ready, and waits until all of the test are: see SimultaneousProcesses. */

declare(strict_types=1);

echo "ready\n";
fgets(STDIN);
