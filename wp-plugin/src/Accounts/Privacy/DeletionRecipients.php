<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;

/** Addresses for the last mail to deleted accounts, stored only while that mail may be retried. */
final readonly class DeletionRecipients
{
    public function __construct(private Database $db, private Clock $clock, #[Limit('mail', 'giveUpHours')] private int $keepHours)
    {
    }

    public static function migration(): Migration
    {
        return new TableMigration('privacy.001_farewells', ['farewells' => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            email varchar(254) NOT NULL,
            language varchar(2) NOT NULL,
            first_name varchar(190) NOT NULL,
            created_at datetime NOT NULL,
            PRIMARY KEY  (id),
            KEY created_at (created_at)
            SQL]);
    }

    public function add(string $email, Lang $language, string $firstName): int
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (email, language, first_name, created_at) VALUES (%s, %s, %s, %s)",
            $email,
            $language->value,
            mb_substr($firstName, 0, 190),
            $this->clock->now()->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    public function find(int $id): ?Recipient
    {
        $row = $this->db->rows("SELECT email, language, first_name FROM {$this->table()} WHERE id = %d", $id)[0] ?? null;

        return $row === null
            ? null
            : new Recipient((string) $row['email'], Lang::tryFrom((string) $row['language']) ?? Lang::DEFAULT, (string) $row['first_name']);
    }

    public function forgetOld(): int
    {
        $before = $this->clock->now()->sub(new DateInterval("PT{$this->keepHours}H"))->format(StoredInstant::FORMAT);

        return $this->db->execute("DELETE FROM {$this->table()} WHERE created_at < %s", $before);
    }

    private function table(): string
    {
        return $this->db->table('farewells');
    }
}
