<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Database;

/** Whether a structure applies to calls: nobody could read or withdraw its applications without it. */
final readonly class StructureApplications
{
    public function __construct(private Database $db)
    {
    }

    /** Drafts and sent ones, without those that were withdrawn. */
    public function areOf(int $structureGroup): bool
    {
        $sql = "SELECT 1 FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE structure_group = %d AND withdrawn_at IS NULL LIMIT 1";

        return $this->db->value($sql, $structureGroup) !== null;
    }
}
