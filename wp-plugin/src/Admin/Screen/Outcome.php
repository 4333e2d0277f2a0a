<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Content\Record;

/** What became of a posted edit form. */
final readonly class Outcome
{
    /**
     * @param Record|null $record to go on with, when it was done
     * @param FormState|null $form to show again, with what was typed, when it was refused
     * @param string|null $failure code of the error catalogue
     */
    private function __construct(
        public ?Record $record,
        public Step $step,
        public ?FormState $form,
        public ?string $failure,
        public int $httpStatus,
    ) {
    }

    public static function done(Record $record, Step $step): self
    {
        return new self($record, $step, null, null, 303);
    }

    public static function refused(FormState $form, Step $step, string $failure, int $httpStatus): self
    {
        return new self(null, $step, $form, $failure, $httpStatus);
    }

    /** Nothing may be shown again to somebody who has no right to it. */
    public static function denied(Step $step, string $failure, int $httpStatus): self
    {
        return new self(null, $step, null, $failure, $httpStatus);
    }
}
