<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Admin\Decisions\PostedDecision;
use Passerelle\Content\Definition;
use Passerelle\Content\Record;
use Passerelle\Events\Timing;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;

/** Values of the form: the stored record, or the input of a rejected save. */
final readonly class FormState
{
    /**
     * @param Record|null $record null while nothing is stored
     * @param array<string, mixed> $values by field key, stored or as submitted
     * @param int $version that the form was loaded with
     * @param array<string, string> $searches search texts without a match in pickers, by path
     * @param list<FieldError> $errors
     * @param string $plannedAt day and hour of a planned publication, as typed
     * @param PostedDecision|null $decision that was rejected
     */
    public function __construct(
        public Definition $definition,
        public ?Record $record,
        public Lang $language,
        public string $title,
        public string $slug,
        public Audience $audience,
        public array $values,
        public int $version,
        public array $searches = [],
        public array $errors = [],
        public ?int $groupId = null,
        public string $plannedAt = '',
        public ?PostedDecision $decision = null,
    ) {
    }

    /** @param array<string, mixed> $shared values that a new translation starts with */
    public static function blank(Definition $definition, Lang $language, ?int $groupId = null, array $shared = []): self
    {
        return new self($definition, null, $language, '', '', Audience::Public, $shared, 0, groupId: $groupId);
    }

    public static function of(Definition $definition, Record $record): self
    {
        return new self(
            $definition,
            $record,
            $record->language,
            $record->title,
            $record->slug,
            $record->audience,
            $record->values->all(),
            $record->version,
            groupId: $record->groupId,
        );
    }

    /**
     * The stored record with a decision that was rejected.
     *
     * @param list<FieldError> $errors
     */
    public function deciding(PostedDecision $decision, array $errors): self
    {
        return new self(
            $this->definition,
            $this->record,
            $this->language,
            $this->title,
            $this->slug,
            $this->audience,
            $this->values,
            $this->version,
            errors: $errors,
            groupId: $this->groupId,
            decision: $decision,
        );
    }

    /** Whether its instants have no hours. */
    public function isAllDay(): bool
    {
        return ($this->values[Timing::FIELD] ?? null) === Timing::AllDay->value;
    }

    /** Time zone of the date and time inputs. */
    public function zone(): string
    {
        $zone = $this->values['zone'] ?? null;

        return Zone::named(is_string($zone) ? $zone : '')->name;
    }
}
