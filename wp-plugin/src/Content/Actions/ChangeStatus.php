<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Accounts\CapabilityMatrix;
use Passerelle\Accounts\Role;
use Passerelle\Content\Changes;
use Passerelle\Content\ContentPolicy;
use Passerelle\Content\Definitions;
use Passerelle\Content\OfflineNote;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Required;
use Passerelle\Content\Status;
use Passerelle\Content\Storage;
use Passerelle\Content\Transition;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Takes one post from a status to another: right, state, completeness, then one transaction. */
final readonly class ChangeStatus
{
    private const NO_DATE = '0000-00-00 00:00:00';
    private const GMT = 'Y-m-d H:i:s';
    /** WordPress publishes at once what is planned for less than a minute ahead. */
    private const MINUTE = 60;

    public function __construct(
        private Records $records,
        private Definitions $definitions,
        private Validator $validator,
        private Storage $storage,
        private Changes $changes,
        private ContentPolicy $policy,
        private Clock $clock,
        private UntranslatedTexts $untranslated,
    ) {
    }

    /** @throws DomainError not_found, forbidden, invalid_transition, invalid_fields, stale_version */
    public function __invoke(StatusChange $change): Record
    {
        $record = $this->records->find($change->id);
        if ($record === null || $record->version === 0) {
            throw DomainError::notFound();
        }
        $target = $change->transition->target($this->statusBefore($record));
        $exists = $change->transition->startsFrom($record->status)
            && (!$change->transition->isDecision() || CapabilityMatrix::isModerated($record->type));
        if (!$this->mayChange($change, $record, $target)) {
            throw $this->refusal($change, $record, $exists);
        }
        if (!$exists) {
            throw new DomainError('invalid_transition');
        }
        $date = $this->publication($change, $record);
        if ($change->transition->needsFullValidation()) {
            $this->checkComplete($change, $record, $date);
        }
        $after = $this->changes->apply(
            $record,
            $change->expectedVersion ?? $record->version,
            fn () => $this->write($change, $record, $target, $date),
        );

        return $after ?? throw DomainError::notFound();
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
        if ($change->transition === Transition::TakeOffline) {
            OfflineNote::write($record, byStaff: $this->isStaff($change, $record));
        } elseif ($change->transition === Transition::PutOnline) {
            OfflineNote::remove($record);
        }
        $this->storage->update($record->id, $record->language, [
            'post_status' => $target->value,
            ...$this->dates($change->transition, $date),
        ]);
    }

    /** @return array{post_date?: string, post_date_gmt?: string} */
    private function dates(Transition $transition, ?DateTimeImmutable $date): array
    {
        if ($transition === Transition::Unschedule) {
            return ['post_date' => current_time('mysql'), 'post_date_gmt' => self::NO_DATE];
        }
        if ($date === null || !in_array($transition, [Transition::Publish, Transition::Schedule], true)) {
            return [];
        }
        $gmt = $date->setTimezone(new DateTimeZone('UTC'))->format(self::GMT);

        return ['post_date' => get_date_from_gmt($gmt), 'post_date_gmt' => $gmt];
    }

    /** When it is published, seen from this step: the first publication counts, later ones do not move it. */
    private function publication(StatusChange $change, Record $record): ?DateTimeImmutable
    {
        return match ($change->transition) {
            Transition::Schedule => $change->at,
            Transition::Publish => $change->at ?? $record->publishedAt ?? $this->clock->now(),
            default => $record->publishedAt,
        };
    }

    private function mayChange(StatusChange $change, Record $record, Status $target): bool
    {
        // What staff took offline is not for its owner to bring back.
        $isHeld = $change->transition === Transition::PutOnline && OfflineNote::isByStaff($record->id);

        return $this->policy->canChangeStatus($change->actor, $record, $target) && (!$isHeld || $this->isStaff($change, $record));
    }

    /** Rights depend on the status: those who work with the record learn that it moved on, others that it is not theirs. */
    private function refusal(StatusChange $change, Record $record, bool $exists): DomainError
    {
        $worksWithIt = $this->policy->canEdit($change->actor, $record) || in_array(Role::Moderateur->value, $change->actor->roles, true);
        if ($worksWithIt && $change->expectedVersion !== null && $change->expectedVersion !== $record->version) {
            return DomainError::staleVersion();
        }

        return $worksWithIt && !$exists ? new DomainError('invalid_transition') : DomainError::forbidden();
    }

    /** Whoever may plan its publication is more than an owner. */
    private function isStaff(StatusChange $change, Record $record): bool
    {
        return $this->policy->canChangeStatus($change->actor, $record, Status::Scheduled);
    }

    private function checkComplete(StatusChange $change, Record $record, ?DateTimeImmutable $date): void
    {
        $context = new Context($change->actor, $record->groupId, new DateTimeZone('UTC'));
        $now = $this->clock->now();
        if ($change->transition === Transition::Schedule) {
            if ($date === null) {
                $context->add(new FieldError('publishedAt', 'required'));
            } elseif ($date->getTimestamp() - $now->getTimestamp() < self::MINUTE) {
                $context->unexpected('publishedAt');
            }
        } elseif ($change->transition === Transition::Publish && $date !== null && $date > $now) {
            $context->unexpected('publishedAt');
        }
        if ($record->title === '') {
            $context->add(new FieldError('title', 'required'));
        }
        $this->validator->complete($this->definitions->of($record->type), $record->values, Required::ToSubmit, $date, $context);
        if ($change->transition !== Transition::Submit && !$change->sameTextsConfirmed) {
            foreach ($this->untranslated->in($record) as $key) {
                $context->add(new FieldError($key, 'same_as_source'));
            }
        }
        if ($context->errors() !== []) {
            throw DomainError::invalid($context->errors());
        }
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
