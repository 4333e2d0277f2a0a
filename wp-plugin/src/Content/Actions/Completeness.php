<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use DateTimeImmutable;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Transition;

/** Whether a record is complete enough to be submitted or published. */
final readonly class Completeness
{
    /** WordPress publishes immediately what is scheduled less than a minute ahead. */
    private const MINUTE = 60;

    public function __construct(
        private Definitions $definitions,
        private Validator $validator,
        private UntranslatedTexts $untranslated,
        private Clock $clock,
    ) {
    }

    /** @throws DomainError invalid_fields */
    public function check(StatusChange $change, Record $record, ?DateTimeImmutable $date): void
    {
        $context = new Context($change->actor, $record->groupId, Zone::utc());
        $now = $this->clock->now();
        if ($change->transition->requires(Precondition::Date)) {
            if ($date === null) {
                $context->add(new FieldError('publishedAt', 'required'));
            } elseif ($date->getTimestamp() - $now->getTimestamp() < self::MINUTE) {
                $context->add(new FieldError('publishedAt', 'publication_too_early'));
            }
        } elseif ($change->transition === Transition::Publish && $date !== null && $date > $now) {
            $context->unexpected('publishedAt');
        }
        $definition = $this->definitions->of($record->type);
        if ($record->title === '') {
            $context->add(new FieldError($definition->titleKey() ?? 'title', 'required'));
        }
        $this->validator->complete($definition, $record->values, Required::ToSubmit, $date, $context);
        if ($change->transition !== Transition::Submit && !$change->sameTextsConfirmed) {
            foreach ($this->untranslated->in($record) as $key) {
                $context->add(new FieldError($key, 'same_as_source'));
            }
        }
        if ($context->errors() !== []) {
            throw DomainError::invalid($context->errors());
        }
    }
}
