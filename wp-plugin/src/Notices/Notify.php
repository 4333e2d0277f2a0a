<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use DateTimeImmutable;
use Passerelle\Accounts\PersonZone;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Mail\Mails;
use Passerelle\Notices\Preferences\Delivery;
use Passerelle\Notices\Preferences\DigestTimes;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\PreferenceStore;

/** Raises a notice, and its mail where the kind has one, as each person prefers. Call within the transaction of the event. */
final readonly class Notify
{
    /** Key in the data of a mail: the row that it is about. */
    public const NOTICE = 'notice';
    /** Key in the data of a notice: the post that it is about. */
    public const POST = 'post';
    /** Key in the data of a notice: the title that the record had, for a notice that says something when the record is deleted. */
    public const TITLE = 'title';
    /** Keys in the data of a notice: user ids of who did it, and of the next owner of a structure. Erased with their account. */
    public const ACTOR = 'actor';
    public const HEIR = 'heir';

    public function __construct(
        private NoticeStore $store,
        private PreferenceStore $preferences,
        private DigestTimes $times,
        private Mails $mails,
        private Clock $clock,
    ) {
    }

    /**
     * @param list<int> $userIds
     * @param array<string, bool|int|string> $data what its source needs
     * @param DateTimeImmutable|null $before the instant that it reminds of: its mail leaves before that
     * @param bool $isMailed false: no mail of its own, whatever people prefer
     */
    public function __invoke(NoticeKind $kind, Record $record, array $userIds, array $data = [], ?DateTimeImmutable $before = null, bool $isMailed = true): void
    {
        $data = [self::POST => $record->id, ...$data];
        // Numbers name rows. Texts may be about persons: they are in the row of the notice only.
        $numbers = array_filter($data, is_int(...));
        $mail = $kind->mail();
        $now = $this->clock->now();
        foreach ($this->preferences->ofUsers($userIds, $kind) as $userId => $preference) {
            $delivery = Delivery::of($preference, $this->times, $now, static fn (): Zone => PersonZone::near($userId, $now), $before);
            if ($delivery->isNothing()) {
                continue;
            }
            $id = $this->store->add($userId, $kind, $record->groupId, $data, $delivery);
            if ($mail !== null && $isMailed && $delivery->isMailed) {
                $this->mails->toUser($mail, $userId, [...$numbers, self::NOTICE => $id]);
            }
        }
    }

    /**
     * A notice to one person whose mail is a digest, at the time that they chose for what they follow; Now: the next digest of the worker.
     *
     * @param array<string, bool|int|string> $data what its source needs
     * @return int|null id of its row; null: the person wants neither a mail nor a notice
     */
    public function collected(NoticeKind $kind, Record $record, int $userId, MailTiming $timing, array $data): ?int
    {
        $now = $this->clock->now();
        $delivery = Delivery::collected($this->preferences->find($userId, $kind), $timing, $this->times, $now, static fn (): Zone => PersonZone::near($userId, $now));

        return $delivery->isNothing() ? null : $this->store->add($userId, $kind, $record->groupId, [self::POST => $record->id, ...$data], $delivery);
    }
}
