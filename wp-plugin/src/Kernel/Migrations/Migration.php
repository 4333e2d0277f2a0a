<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Migrations;

use Passerelle\Kernel\Database;

/** One step of the database's history. Released steps never change; a new one is added instead. */
interface Migration
{
    /** Unique and stable, for example "content.001_former_slugs". */
    public function id(): string;

    /**
     * Must be safe to run again after it was cut at any point. Runs outside a transaction, because MariaDB commits
     * at each change of structure.
     */
    public function up(Database $db): void;
}
