<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Migrations;

/** Module with migrations. */
interface HasMigrations
{
    /** @return list<Migration> in the order in which they must run */
    public function migrations(): array;
}
