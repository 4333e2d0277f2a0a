<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Content\Record;
use Passerelle\Rights\Transition;

/** Result of handling a posted edit form. */
final readonly class Outcome
{
    /**
     * @param Record|null $record on success
     * @param FormState|null $form with the submitted values, when it was rejected
     * @param string|null $failure code of the error catalogue
     */
    private function __construct(
        public ?Record $record,
        public Step|Transition $step,
        public ?FormState $form,
        public ?string $failure,
        public int $httpStatus,
    ) {
    }

    public static function done(Record $record, Step|Transition $step): self
    {
        return new self($record, $step, null, null, 303);
    }

    public static function refused(FormState $form, Step|Transition $step, string $failure, int $httpStatus): self
    {
        return new self(null, $step, $form, $failure, $httpStatus);
    }

    /** Without the form: somebody without rights must not see its values. */
    public static function denied(Step|Transition $step, string $failure, int $httpStatus): self
    {
        return new self(null, $step, null, $failure, $httpStatus);
    }
}
