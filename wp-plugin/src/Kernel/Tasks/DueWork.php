<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Tasks;

/** Scheduled work, run at each tick of the worker. */
interface DueWork
{
    /** @return int number of tasks done */
    public function run(): int;
}
