<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Record;
use Passerelle\Mail\Mails;
use Passerelle\Rights\StructureEditors;
use Passerelle\Structures\Memberships;

/** Tells the owner and the co-editors of a record about a decision. */
final readonly class DecisionNotices
{
    /** Key of DecisionMail. */
    public const MAIL = 'moderation.decision';

    public function __construct(private Memberships $memberships, private Mails $mails)
    {
    }

    /** Within the transaction of the decision. */
    public function add(Record $record, int $decisionId): void
    {
        foreach ($this->recipients($record) as $userId) {
            $this->mails->toUser(self::MAIL, $userId, ['decision' => $decisionId]);
        }
    }

    /** @return list<int> user ids */
    private function recipients(Record $record): array
    {
        $subject = $record->subject();
        $editors = $subject->structureId === null ? [] : $this->memberships->usersOf($subject->structureId, StructureEditors::EDITING_ROLES);

        return array_values(array_unique(array_filter([$record->ownerId, ...$editors], static fn (int $id): bool => $id > 0)));
    }
}
