<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Fills an index that is new, or whose form has changed, from the posts that are there. */
final readonly class FillMigration implements Migration
{
    public function __construct(private string $id, private Rebuild $rebuild)
    {
    }

    public function id(): string
    {
        return $this->id;
    }

    /** Goes on where it was cut. */
    public function up(Database $db): void
    {
        $this->rebuild->run();
    }
}
