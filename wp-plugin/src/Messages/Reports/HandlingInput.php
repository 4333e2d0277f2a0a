<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** What somebody of the team has decided about a report. */
final readonly class HandlingInput
{
    /**
     * @param string $note for the team
     * @param string $reason why the profile is taken offline, which its owner reads
     */
    private function __construct(public ReportOutcome $outcome, public string $note, public string $reason)
    {
    }

    /**
     * @param int $max length of both texts
     * @throws DomainError invalid_fields: required, too_long
     */
    public static function of(ReportOutcome $outcome, string $note, string $reason, int $max): self
    {
        [$note, $reason] = [trim($note), trim($reason)];
        $errors = $note === '' ? [new FieldError('note', 'required')] : [];
        foreach (['note' => $note, 'reason' => $reason] as $field => $text) {
            if (mb_strlen($text) > $max) {
                $errors[] = new FieldError($field, 'too_long', ['max' => $max]);
            }
        }

        return $errors === [] ? new self($outcome, $note, $reason) : throw DomainError::invalid($errors);
    }
}
