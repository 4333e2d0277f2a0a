<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Fills a new or restructured index from the existing posts. */
final readonly class FillMigration implements Migration
{
    public function __construct(private string $id, private Rebuild $rebuild)
    {
    }

    public function id(): string
    {
        return $this->id;
    }

    /** Resumes an interrupted run. */
    public function up(Database $db): void
    {
        $this->rebuild->run();
    }
}
