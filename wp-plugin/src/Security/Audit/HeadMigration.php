<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** The row that appends are serialised by. */
final readonly class HeadMigration implements Migration
{
    public function __construct(private string $id)
    {
    }

    public function id(): string
    {
        return $this->id;
    }

    public function up(Database $db): void
    {
        $db->execute("INSERT IGNORE INTO {$db->table('audit_head')} (id, last_id, last_hash) VALUES (%d, 0, %s)", AuditHead::ROW, AuditHead::FIRST_HASH);
    }
}
