<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditFilter;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Reads lines for administrators, with a number of queries that does not grow with their number. */
final readonly class AuditRows
{
    public function __construct(private AuditLines $lines, private AuditAccounts $accounts, private Records $records, private AuditReasons $reasons)
    {
    }

    /**
     * @param int $before id of the line before which the page begins
     * @return list<AuditRow> the newest first
     * @throws DomainError forbidden for others than administrators
     */
    public function page(Viewer $reader, AuditFilter $filter, int $before, int $limit): array
    {
        self::requireAdministrator($reader);

        return $this->rows($reader, $this->lines->page($filter, $before, $limit));
    }

    /**
     * @return iterable<AuditRow> the oldest first
     * @throws DomainError forbidden for others than administrators
     */
    public function all(Viewer $reader, AuditFilter $filter): iterable
    {
        self::requireAdministrator($reader);

        return $this->stream($reader, $filter);
    }

    /** @throws DomainError forbidden */
    public static function requireAdministrator(Viewer $reader): void
    {
        if (!$reader->isAdministrator()) {
            throw DomainError::forbidden();
        }
    }

    /** @return iterable<AuditRow> */
    private function stream(Viewer $reader, AuditFilter $filter): iterable
    {
        foreach ($this->lines->matching($filter) as $lines) {
            foreach ($this->rows($reader, $lines) as $row) {
                yield $row;
            }
            // Records of a long log do not fit into memory together.
            wp_cache_flush_runtime();
        }
    }

    /**
     * @param list<AuditLine> $lines
     * @return list<AuditRow>
     */
    private function rows(Viewer $reader, array $lines): array
    {
        $users = $this->accounts->usersOf(array_values(array_unique(array_map(static fn (AuditLine $line): string => $line->actor, $lines))));
        cache_users(array_values($users));
        $records = $this->records->findMany(array_values(array_unique(array_map(static fn (AuditLine $line): int => $line->postId, $lines))));

        return array_map(function (AuditLine $line) use ($reader, $users, $records): AuditRow {
            $user = get_userdata($users[$line->actor] ?? 0);
            $record = $records[$line->postId] ?? null;

            return new AuditRow($line, $user === false ? null : $user->display_name, $record, $this->reasons->isReadable($reader, $line, $record));
        }, $lines);
    }
}
