<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Migrations;

use Passerelle\Kernel\Database;

/** One database migration. Released migrations never change; new ones are added instead. */
interface Migration
{
    /** Unique and stable, for example "content.001_former_slugs". */
    public function id(): string;

    /**
     * Must be safe to repeat after an interruption at any point. Runs outside a transaction, because MariaDB commits at
     * each change of a table's structure.
     */
    public function up(Database $db): void;
}
