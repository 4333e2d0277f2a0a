<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;

/** Reads the notices that mails of the outbox are about. */
final readonly class MailedNotices
{
    public function __construct(private NoticeStore $notices, private Records $records)
    {
    }

    /**
     * @param array<string, mixed> $data of the mail
     * @return array{Notice, Record}|null with its record in this language, else in another one; null: the notice or the record is gone
     */
    public function withRecord(array $data, Lang $language): ?array
    {
        $notice = $this->notices->ofMail($data);
        $group = $notice === null ? [] : $this->records->findGroups([$notice->groupId])[$notice->groupId] ?? [];
        $record = $group[$language->value] ?? array_values($group)[0] ?? null;

        return $notice === null || $record === null ? null : [$notice, $record];
    }
}
