<?php

/* Barrier of a concurrency test: reports "ready", then waits for the line that ConcurrentProcesses writes when all are. */

declare(strict_types=1);

echo "ready\n";
fgets(STDIN);
