<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Newsletter\NewsletterTables;

/** Letters to an address, with or without an account. A letter without a subscription names no person, and stays for the counts. */
final readonly class PersonalLetters
{
    public function __construct(private Database $db)
    {
    }

    /** @return list<array<string, string|null>> subject, language, state, reason and triedAt (UTC) of each letter, oldest first */
    public function of(string $email): array
    {
        return $this->db->rows(
            "SELECT i.subject, i.language, l.state, l.reason, l.tried_at AS triedAt FROM {$this->db->table(IssueTables::LETTERS)} l
            JOIN {$this->db->table(IssueTables::ISSUES)} i ON i.id = l.issue_id
            JOIN {$this->db->table(NewsletterTables::SUBSCRIBERS)} s ON s.id = l.subscriber_id WHERE s.email = %s ORDER BY l.id",
            EmailAddress::normalise($email),
        );
    }
}
