<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Calls\Management\Dates\CallDatesListener;
use Passerelle\Calls\Management\Dates\DateChange;
use Passerelle\Calls\Management\Dates\DateChangeKind;
use Passerelle\Content\Records;

/** Notifies owner, managers, mentors, followers and people with an unsent application of a call once of each change of its dates. */
final readonly class DateNotices implements CallDatesListener
{
    public function __construct(private NotifyPeople $notify, private Records $records, private CallFollowers $followers, private DraftHolders $holders)
    {
    }

    public function onDatesChanged(DateChange $change): void
    {
        $call = $this->records->find($change->postId);
        if ($call === null) {
            return;
        }
        // What is not online is news for those only who work on it.
        $followers = $call->status->isPublic() ? [...$this->followers->of($change->groupId), ...$this->holders->of($change->groupId)] : [];
        $event = match ($change->kind) {
            DateChangeKind::Extended => CallEvent::Extended,
            DateChangeKind::ClosedEarly => CallEvent::ClosedEarly,
            DateChangeKind::Changed => CallEvent::DatesChanged,
        };
        ($this->notify)($event, $call, array_values(array_diff([...CallPeople::team($call), ...$followers], [$change->actorId])), self::dates($change));
    }

    /** @return array<string, string> instants, by the names of CallMail */
    private static function dates(DateChange $change): array
    {
        $text = static fn (?DateTimeImmutable $instant): string => $instant?->format(DATE_ATOM) ?? '';

        return [
            'opensAt' => $text($change->after->opensAt),
            'closesAt' => $text($change->after->closesAt),
            'opensAtBefore' => $text($change->before->opensAt),
            'closesAtBefore' => $text($change->before->closesAt),
        ];
    }
}
