<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\Record;
use Passerelle\Mail\Mails;

/** Raises a notice, and its mail where the kind has one. Call within the transaction of the event. */
final readonly class Notify
{
    /** Of the data of a mail: the row that it is about. */
    public const NOTICE = 'notice';
    /** Of the data of a notice: the post that it is about. */
    public const POST = 'post';
    /** Of the data of a notice: the title that the record had, for a notice that says something when the record is deleted. */
    public const TITLE = 'title';
    /** Of the data of a notice: user ids of who did it, and of the next owner of a structure. Erased with their account. */
    public const ACTOR = 'actor';
    public const HEIR = 'heir';

    public function __construct(private NoticeStore $store, private Mails $mails)
    {
    }

    /**
     * @param list<int> $userIds
     * @param array<string, bool|int|string> $data what its source needs
     */
    public function __invoke(NoticeKind $kind, Record $record, array $userIds, array $data = []): void
    {
        $data = [self::POST => $record->id, ...$data];
        // Numbers name rows. Texts may be about persons: they are in the row of the notice only.
        $numbers = array_filter($data, is_int(...));
        $mail = $kind->mail();
        foreach ($userIds as $userId) {
            $id = $this->store->add($userId, $kind, $record->groupId, $data);
            if ($mail !== null) {
                $this->mails->toUser($mail, $userId, [...$numbers, self::NOTICE => $id]);
            }
        }
    }
}
