<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\OfflineNote;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Storage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/**
 * Performs a transition of one post, and of the other languages of the record where the table says so: checks rights, status and
 * completeness, then writes in one transaction.
 */
final readonly class ChangeStatus
{
    private const NO_DATE = '0000-00-00 00:00:00';

    public function __construct(
        private Records $records,
        private Completeness $completeness,
        private Storage $storage,
        private Changes $changes,
        private Policy $policy,
        private Clock $clock,
    ) {
    }

    /** @throws DomainError not_found, forbidden or the code of the type, invalid_transition, invalid_fields, stale_version */
    public function __invoke(StatusChange $change): Record
    {
        $record = $this->records->find($change->id);
        if ($record === null || $record->version === 0) {
            throw DomainError::notFound();
        }
        $target = $this->require($change, $record);
        if ($change->transition->rule()->to === []) {
            // Saves and proposals are actions of their own.
            throw new DomainError('invalid_transition');
        }
        self::requireReason($change, $record);
        $date = $this->publication($change, $record, $target);
        $mustBeComplete = $change->transition->requires(Precondition::Completeness)
            || ($target->isPublic() && $change->transition->requires(Precondition::CompleteIfPublic));
        if ($mustBeComplete) {
            $this->completeness->check($change, $record, $date);
        }

        return $this->changes->write(function () use ($change, $record, $target, $date): Record {
            $after = $this->changes->apply(
                $record,
                $change->expectedVersion ?? $record->version,
                fn () => $this->write($change, $record, $target, $date),
                new Cause($change->actor, $change->transition, $change->reason),
            );
            if ($change->transition->rule()->inEveryLanguage) {
                $this->repeat($change, $record);
            }

            return $after ?? throw DomainError::notFound();
        });
    }

    /**
     * Takes the step in the other languages that it starts from. What is scheduled goes back to a draft, since it would be published
     * by itself; what is offline already is held by staff like the rest.
     *
     * @throws DomainError forbidden or the code of the type, stale_version
     */
    private function repeat(StatusChange $change, Record $record): void
    {
        foreach ($this->records->findGroups([$record->groupId])[$record->groupId] ?? [] as $other) {
            $transition = match (true) {
                $other->id === $record->id => null,
                $other->status === Status::Scheduled => Transition::Unschedule,
                $change->transition->startsFrom($other->status, $other->type) => $change->transition,
                default => null,
            };
            if ($transition !== null) {
                $step = new StatusChange($change->actor, $other->id, $transition, $other->version, reason: $change->reason);
                $target = $this->require($step, $other);
                $cause = new Cause($change->actor, $transition, $change->reason, isRepeat: true);
                $this->changes->apply($other, $other->version, fn () => $this->write($step, $other, $target, $other->publishedAt), $cause);
            } elseif ($other->id !== $record->id && $other->status === Status::Offline) {
                OfflineNote::hold($other);
            }
        }
    }

    /**
     * Whether the actor may take the step now, without taking it: before anything of what comes with it is looked at.
     *
     * @return Status where it leads
     * @throws DomainError forbidden or the code of the type, invalid_transition, stale_version
     */
    public function require(StatusChange $change, Record $record): Status
    {
        $staysAsItIs = $change->transition->rule()->to === [];
        $target = $staysAsItIs ? $record->status : $change->transition->target($this->statusBefore($record), $change->target);
        $exists = $change->transition->startsFrom($record->status, $record->type);
        if (!$this->mayChange($change, $record)) {
            throw $this->refusal($change, $record, $exists);
        }
        if (!$exists && $change->expectedVersion !== null && $change->expectedVersion !== $record->version) {
            throw DomainError::staleVersion();
        }

        return $exists && $target !== null ? $target : throw new DomainError('invalid_transition');
    }

    /**
     * Whether the table offers the step now, and the actor may take it; whether the record is complete is another matter.
     *
     * @param array<string, Record>|null $languages of the record, for lists, which have them already; null: they are read
     */
    public function allows(Viewer $actor, Transition $transition, Record $record, ?array $languages = null): bool
    {
        return $transition->startsFrom($record->status, $record->type)
            && $this->mayChange(new StatusChange($actor, $record->id, $transition), $record, $languages);
    }

    /** Whether the record has all that the step needs. */
    public function isComplete(Viewer $actor, Transition $transition, Record $record): bool
    {
        try {
            $this->completeness->check(new StatusChange($actor, $record->id, $transition), $record, null);
        } catch (DomainError) {
            return false;
        }

        return true;
    }

    private function write(StatusChange $change, Record $record, Status $target, ?DateTimeImmutable $date): void
    {
        if ($target === Status::Trash) {
            wp_trash_post($record->id);
            return;
        }
        if ($change->transition === Transition::Restore) {
            wp_untrash_post($record->id);
            return;
        }
        if ($target === Status::Offline) {
            OfflineNote::write($record, byStaff: $change->transition->rule()->isOfStaff($record->type));
        } elseif ($record->status === Status::Offline) {
            OfflineNote::remove($record);
        }
        $this->storage->update($record->id, $record->language, [
            'post_status' => $target->value,
            ...$this->dates($record, $target, $date),
        ]);
    }

    /** @return array{post_date?: string, post_date_gmt?: string} */
    private function dates(Record $record, Status $target, ?DateTimeImmutable $date): array
    {
        if ($record->status === Status::Scheduled) {
            return ['post_date' => current_time('mysql'), 'post_date_gmt' => self::NO_DATE];
        }
        if ($date === null || $date->getTimestamp() === $record->publishedAt?->getTimestamp() || !in_array($target, [Status::Published, Status::Scheduled], true)) {
            return [];
        }
        $gmt = $date->setTimezone(new DateTimeZone('UTC'))->format(StoredInstant::FORMAT);

        return ['post_date' => get_date_from_gmt($gmt), 'post_date_gmt' => $gmt];
    }

    /** Publication date after the transition: the first publication sets it, later ones keep it. */
    private function publication(StatusChange $change, Record $record, Status $target): ?DateTimeImmutable
    {
        return match ($target) {
            Status::Scheduled => $change->at,
            Status::Published => ($change->transition === Transition::Publish ? $change->at : null) ?? $record->publishedAt ?? $this->clock->now(),
            default => $record->publishedAt,
        };
    }

    /** @throws DomainError invalid_fields */
    private static function requireReason(StatusChange $change, Record $record): void
    {
        // An older version is refused as such when the change is written.
        $isCurrent = ($change->expectedVersion ?? $record->version) === $record->version;
        if ($isCurrent && $change->transition->requires(Precondition::Reason) && trim($change->reason) === '') {
            throw DomainError::invalid([new FieldError(StatusChange::REASON, 'required')]);
        }
    }

    /** @param array<string, Record>|null $languages */
    private function mayChange(StatusChange $change, Record $record, ?array $languages = null): bool
    {
        return $this->policy->can($change->actor, $change->transition, $record) && !$this->isOfStaff($change, $record, $languages);
    }

    /**
     * Whether it is for staff only, since they took the record offline.
     *
     * @param array<string, Record>|null $languages
     */
    private function isOfStaff(StatusChange $change, Record $record, ?array $languages = null): bool
    {
        if ($change->transition->requires(Precondition::TakenByOwner)) {
            return OfflineNote::isByStaff($record->id);
        }
        $concerns = $change->transition->requires(Precondition::NotHeld)
            && $change->transition->startsFrom($record->status, $record->type)
            && !$this->policy->canFromAnyStatus($change->actor, Transition::PutBack, $record);
        $languages = $concerns ? $languages ?? $this->records->findGroups([$record->groupId])[$record->groupId] ?? [] : [];

        return array_filter($languages, OfflineNote::isHeld(...)) !== [];
    }

    /** Rights depend on the status: invalid_transition for those with rights on the record, forbidden for others. */
    private function refusal(StatusChange $change, Record $record, bool $exists): DomainError
    {
        $isTheirs = !$this->isOfStaff($change, $record) && $this->policy->canFromAnyStatus($change->actor, $change->transition, $record);
        $worksWithIt = $isTheirs
            || $this->policy->canEdit($change->actor, $record)
            || (CapabilityMatrix::isModerated($record->type) && in_array(Role::Moderateur->value, $change->actor->roles, true));
        if ($worksWithIt && $change->expectedVersion !== null && $change->expectedVersion !== $record->version) {
            return DomainError::staleVersion();
        }

        return $isTheirs || ($worksWithIt && !$exists) ? new DomainError('invalid_transition') : EditRights::editRefusal($record->type);
    }

    private function statusBefore(Record $record): ?Status
    {
        if ($record->status === Status::Offline) {
            return OfflineNote::statusBefore($record->id);
        }
        $before = get_post_meta($record->id, '_wp_trash_meta_status', true);

        return is_string($before) ? Status::tryFrom($before) : null;
    }
}
