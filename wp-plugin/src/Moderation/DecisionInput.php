<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** A decision with what was written to explain it, the same for each of its records. */
final readonly class DecisionInput
{
    /**
     * @param string $comment the owner reads it when the decision is ToEdit; otherwise validators only
     * @param string $reasonText of RejectionReason::Other; validators only
     * @param string $field that the comment for the owner is about; '' for none
     */
    private function __construct(
        public Decision $decision,
        public Target $target,
        public string $comment,
        public ?RejectionReason $reason,
        public string $reasonText,
        public string $field,
    ) {
    }

    /**
     * @param int $textMax characters of a comment or text
     * @param string $field of the form, named with ToEdit only; whether the type has it is checked with the record
     * @throws DomainError invalid_fields with comment_required, reason_required, reason_text_required, too_long, unexpected_fields
     */
    public static function of(Decision $decision, Target $target, string $comment, ?RejectionReason $reason, string $reasonText, int $textMax, string $field = ''): self
    {
        [$comment, $reasonText] = [trim($comment), trim($reasonText)];
        $errors = [];
        if ($decision === Decision::ToEdit && $comment === '') {
            $errors[] = new FieldError('comment', 'comment_required');
        }
        if ($decision === Decision::Rejected && $reason === null) {
            $errors[] = new FieldError('rejectionReason', 'reason_required');
        }
        if ($decision !== Decision::Rejected && $reason !== null) {
            $errors[] = new FieldError('rejectionReason', 'unexpected_fields');
        }
        if ($reason === RejectionReason::Other && $reasonText === '') {
            $errors[] = new FieldError('rejectionText', 'reason_text_required');
        }
        if ($reason !== RejectionReason::Other && $reasonText !== '') {
            $errors[] = new FieldError('rejectionText', 'unexpected_fields');
        }
        if ($decision !== Decision::ToEdit && $field !== '') {
            $errors[] = new FieldError('field', 'unexpected_fields');
        }
        foreach (['comment' => $comment, 'rejectionText' => $reasonText] as $path => $text) {
            if (mb_strlen($text) > $textMax) {
                $errors[] = new FieldError($path, 'too_long', ['max' => $textMax]);
            }
        }
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }

        return new self($decision, $target, $comment, $reason, $reasonText, $field);
    }
}
