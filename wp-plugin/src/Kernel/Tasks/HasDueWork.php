<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Tasks;

/** Module with work of the worker. */
interface HasDueWork
{
    /** @return list<DueWork> */
    public function dueWork(): array;
}
