<?php

declare(strict_types=1);

namespace Passerelle\Admin\Decisions;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;

/** The form of a decision as it was posted. */
final readonly class PostedDecision
{
    /** Name of its inputs, and first part of the paths of its errors. */
    public const NAME = 'decision';

    /** @param Decision|null $decision null: none was chosen */
    private function __construct(
        public ?Decision $decision,
        public Target $target,
        public string $comment,
        public ?RejectionReason $reason,
        public string $reasonText,
    ) {
    }

    /** @param array<array-key, mixed> $posted choice as "target:decision", comment, rejectionReason, rejectionText */
    public static function from(array $posted): self
    {
        $text = static fn (string $key): string => is_string($posted[$key] ?? null) ? trim($posted[$key]) : '';
        [$target, $decision] = [...explode(':', $text('choice'), 2), ''];

        return new self(
            Decision::tryFrom($decision),
            Target::tryFrom($target) ?? Target::Record,
            $text('comment'),
            RejectionReason::tryFrom($text('rejectionReason')),
            $text('rejectionText'),
        );
    }

    /** Value of the radio button of a decision. */
    public static function choice(Target $target, Decision $decision): string
    {
        return "{$target->value}:{$decision->value}";
    }

    /**
     * @param int $textMax characters of each text
     * @throws DomainError invalid_fields
     */
    public function input(int $textMax): DecisionInput
    {
        $decision = $this->decision ?? throw DomainError::invalid([new FieldError('choice', 'required')]);
        // A page without script shows the inputs of a rejection beside all decisions: they count with that one only.
        $isRejection = $decision === Decision::Rejected;

        return DecisionInput::of(
            $decision,
            $this->target,
            $this->comment,
            $isRejection ? $this->reason : null,
            $isRejection && $this->reason === RejectionReason::Other ? $this->reasonText : '',
            $textMax,
        );
    }
}
