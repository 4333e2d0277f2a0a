<?php

declare(strict_types=1);

namespace Passerelle\NewsletterIssues;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Newsletter\NewsletterTables;

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
        add_filter('wp_privacy_personal_data_exporters', fn (array $exporters): array => [
            ...$exporters,
            self::KEY => ['exporter_friendly_name' => 'Passerelle: letters', 'callback' => $this->export(...)],
        ]);
    }

    /** @return list<array{subject: string|null, language: string|null, state: string|null, reason: string|null, triedAt: string|null}> oldest first */
    public function of(string $email): array
    {
        $rows = $this->db->rows(
            "SELECT i.subject, i.language, l.state, l.reason, l.tried_at FROM {$this->db->table(IssueTables::LETTERS)} l
            JOIN {$this->db->table(IssueTables::ISSUES)} i ON i.id = l.issue_id
            JOIN {$this->db->table(NewsletterTables::SUBSCRIBERS)} s ON s.id = l.subscriber_id WHERE s.email = %s ORDER BY l.id",
            EmailAddress::normalise($email),
        );

        return array_map(static fn (array $row): array => [
            'subject' => $row['subject'],
            'language' => $row['language'],
            'state' => $row['state'],
            'reason' => $row['reason'],
            'triedAt' => $row['tried_at'],
        ], $rows);
    }

    /** @return array{data: list<array<string, mixed>>, done: true} in the format of WordPress */
    private function export(string $email): array
    {
        $items = [];
        foreach ($this->of($email) as $index => $letter) {
            $items[] = [
                'group_id' => self::KEY,
                'group_label' => 'Newsletter',
                'item_id' => self::KEY . "-{$index}",
                'data' => array_map(static fn (string $name, ?string $value): array => ['name' => $name, 'value' => $value], array_keys($letter), $letter),
            ];
        }

        return ['data' => $items, 'done' => true];
    }
}
