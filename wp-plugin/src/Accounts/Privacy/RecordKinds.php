<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Accounts\Privacy\Records\BlockedRecords;
use Passerelle\Accounts\Privacy\Records\TableRecords;
use Passerelle\Accounts\Privacy\Records\UploadRecords;
use Passerelle\Accounts\Privacy\Records\WordPressRecords;
use Passerelle\Content\Previews\PreviewStore;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Database;
use Passerelle\Notices\NoticeTables;
use Passerelle\Structures\EndedTables;
use Passerelle\Structures\SuccessionTables;

/** All kinds of personal data, in the order of erasure: the tables that need no class of their own come after the files. */
final readonly class RecordKinds
{
    /** @var list<PersonalRecords> */
    private array $kinds;

    /** @param list<PersonalRecords> $classes by their priorities */
    public function __construct(Database $db, #[All(PersonalRecords::class)] array $classes)
    {
        $kinds = [];
        foreach ($classes as $each) {
            array_push($kinds, $each, ...$each instanceof UploadRecords ? self::tables($db) : []);
        }
        $this->kinds = $kinds;
    }

    /** @return list<PersonalRecords> in the order of erasure */
    public function all(): array
    {
        return $this->kinds;
    }

    /** @return list<PersonalRecords> those that a person downloads */
    public function exported(): array
    {
        return array_values(array_filter($this->kinds, static fn (PersonalRecords $each): bool => !$each instanceof ErasedOnly));
    }

    /** @return list<PersonalRecords> without those that WordPress's own tools treat */
    public function besidesWordPress(): array
    {
        return array_values(array_filter($this->kinds, static fn (PersonalRecords $each): bool => !$each instanceof WordPressRecords));
    }

    /** @return list<PersonalRecords> */
    private static function tables(Database $db): array
    {
        return [
            new TableRecords($db, 'sessions', 'sessions', 'user_id', [
                'device' => 'device',
                'startedAt' => 'started_at',
                'usedAt' => 'used_at',
                'endedAt' => 'ended_at',
                'endReason' => 'end_reason',
            ]),
            new TableRecords($db, 'links', 'links', 'user_id', [
                'purpose' => 'purpose',
                'createdAt' => 'created_at',
                'expiresAt' => 'expires_at',
                'usedAt' => 'used_at',
            ], 'created_at, hash'),
            new TableRecords($db, 'email-changes', 'email_changes', 'user_id', [
                'oldEmail' => 'old_email',
                'newEmail' => 'new_email',
                'askedAt' => 'asked_at',
                'confirmedAt' => 'confirmed_at',
                'endedAt' => 'ended_at',
            ]),
            new TableRecords($db, 'notices', 'notices', 'user_id', [
                'kind' => 'kind',
                'record' => 'group_id',
                'at' => 'created_at',
                'readAt' => 'read_at',
            ]),
            new TableRecords($db, 'notice-preferences', NoticeTables::PREFERENCES, 'user_id', ['kind' => 'kind', 'mail' => 'mail', 'app' => 'app'], 'kind'),
            // Memberships of structures that were deleted or merged, as long as they can be brought back.
            new TableRecords($db, 'ended-memberships', EndedTables::MEMBERSHIPS, 'user_id', [
                'structure' => 'group_id',
                'role' => 'role',
                'status' => 'status',
            ], 'ended_id, group_id'),
            new TableRecords($db, 'successions', SuccessionTables::SUCCESSIONS, 'heir_id', ['structure' => 'group_id', 'due' => 'due_at'], 'group_id'),
            new TableRecords($db, 'identities', 'identities', 'user_id', [
                'provider' => 'provider',
                'linkedAt' => 'linked_at',
                'usedAt' => 'used_at',
            ]),
            new TableRecords(
                $db,
                'favourites',
                'favourites',
                'user_id',
                ['item' => 'group_id', 'note' => 'note', 'reminder' => 'remind', 'at' => 'created_at'],
                'user_id, group_id',
            ),
            new TableRecords($db, 'favourites-calendar', 'favourite_feeds', 'user_id', ['number' => 'serial', 'active' => 'is_active', 'since' => 'changed_at'], 'user_id'),
            new TableRecords($db, 'preview-links', PreviewStore::TABLE, 'user_id', ['record' => 'group_id', 'createdAt' => 'created_at', 'expiresAt' => 'expires_at']),
            new TableRecords($db, 'dismissals', 'recommendation_dismissals', 'user_id', ['item' => 'group_id', 'at' => 'created_at'], 'user_id, group_id'),
            new TableRecords($db, 'messages', 'member_messages', 'sender_id', ['subject' => 'subject', 'message' => 'message', 'sentAt' => 'sent_at']),
            new TableRecords($db, 'messages-received', 'member_messages', 'recipient_id', ['sentAt' => 'sent_at']),
            new TableRecords($db, 'blocks', 'member_blocks', 'user_id', ['account' => 'blocked_id'], 'user_id, blocked_id'),
            new BlockedRecords($db),
            new TableRecords($db, 'reply-rights', 'member_reply_rights', 'user_id', ['account' => 'writer_id', 'until' => 'expires_at'], 'user_id, writer_id'),
            new TableRecords($db, 'reply-rights-of-others', 'member_reply_rights', 'writer_id', ['until' => 'expires_at'], 'user_id, writer_id'),
            new TableRecords($db, 'reports', 'member_reports', 'reporter_id', ['reason' => 'reason', 'text' => 'message', 'at' => 'reported_at']),
            new TableRecords($db, 'reported', 'member_reports', 'reported_id', ['at' => 'reported_at']),
            // Reports that were handled stay, without who did it.
            new TableRecords($db, 'reports-handled', 'member_reports', 'handled_by', ['outcome' => 'outcome', 'at' => 'handled_at'], isTrail: true),
            // Accesses to private files are retained under a pseudonym.
            new TableRecords($db, 'file-reads', 'file_reads', 'user_id', ['file' => 'file_id', 'readAt' => 'read_at'], isTrail: true),
        ];
    }
}
