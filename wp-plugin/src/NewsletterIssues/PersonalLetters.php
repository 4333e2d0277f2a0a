<?php

declare(strict_types=1);

namespace Passerelle\NewsletterIssues;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\PrivacyExporter;

/** Letters to an address: for its account, and for WordPress’s privacy tools. A letter without a subscription names no person, and stays for the counts. */
final readonly class PersonalLetters
{
    /** Of the exporter. */
    private const KEY = 'passerelle-letters';

    public function __construct(private Database $db)
    {
    }

    public function register(): void
    {
        (new PrivacyExporter(self::KEY, 'Passerelle: letters', $this->of(...)))->register();
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
