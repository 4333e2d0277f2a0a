<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

use Passerelle\Calls\CallDates;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\OtherChange;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;

/** Records each change of the dates of a call that is or was public, whichever way it came, once for all languages of the call. */
#[Priority(130)]
final readonly class DateLedger implements ContentListener
{
    /** @var list<CallDatesListener> */
    private array $listeners;

    public function __construct(
        private DateChangeStore $store,
        private Languages $languages,
        private Clock $clock,
        #[All(CallDatesListener::class)] CallDatesListener ...$listeners,
    ) {
        $this->listeners = array_values($listeners);
    }

    public function onContentChanged(ContentChanged $change): void
    {
        // What was announced still holds by the clocks of the call.
        $isOfZones = $change->cause->action === OtherChange::ZoneData;
        if ($change->record()->type !== ContentType::CallForApplication || $change->before === null || $isOfZones) {
            return;
        }
        if ($change->after === null) {
            $this->forget($change->before->groupId);
            return;
        }
        $before = CallDates::of($change->before->values);
        $after = CallDates::of($change->after->values);
        if ($before->equals($after) || !$change->before->status->wasPublic()) {
            return;
        }
        self::requireReason($change, $before, $after);
        $this->record(new DateChange(
            0,
            $change->after->groupId,
            $change->after->id,
            $change->cause->actor->id,
            $this->clock->now(),
            DateChangeKind::of($before, $after),
            $before,
            $after,
            $change->cause->reason,
        ));
    }

    /**
     * Who counts on a deadline learns why it comes earlier: a mere save does not say so.
     *
     * @throws DomainError invalid_fields
     */
    private static function requireReason(ContentChanged $change, CallDates $before, CallDates $after): void
    {
        $isEarlier = $before->closesAt !== null && $after->closesAt !== null && $after->closesAt < $before->closesAt;
        if ($isEarlier && $change->cause->action === Transition::Save && $change->before?->status->isPublic() === true) {
            throw DomainError::invalid([new FieldError('closesAt', 'closing_needs_reason')]);
        }
    }

    private function record(DateChange $change): void
    {
        $last = $this->store->lastOf($change->groupId);
        // The same change, seen in another language.
        if ($last !== null && $last->before->equals($change->before) && $last->after->equals($change->after)) {
            return;
        }
        $stored = $this->store->add($change);
        foreach ($this->listeners as $listener) {
            $listener->onDatesChanged($stored);
        }
    }

    private function forget(int $groupId): void
    {
        if ($this->languages->membersOf($groupId) === []) {
            $this->store->deleteGroup($groupId);
        }
    }
}
