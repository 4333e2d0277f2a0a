<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Decisions\DecisionKind;

/** What a letter can say of an application, by its name in braces: the list is closed. */
enum LetterField: string
{
    /** Name of who applies, as it was sent. */
    case Applicant = 'applicant';
    /** Number of the application. */
    case Number = 'number';
    /** Title of the call. */
    case Call = 'call';
    /** Title of the project, where the form asks it. */
    case Project = 'project';
    /** Amount that is awarded. */
    case Amount = 'amount';
    /** Place on the waiting list. */
    case Rank = 'rank';
    /** Date by which an offer is to be confirmed. */
    case ConfirmUntil = 'confirmUntil';
    /** Name of the next stage. */
    case NextStage = 'nextStage';
    /** When the next stage opens. */
    case NextOpening = 'nextOpening';
    /** Until when an application can be sent at the next stage. */
    case NextClosing = 'nextClosing';
    /** Comments of reviewers, without their names. */
    case Feedback = 'feedback';

    private const PATTERN = '/\{([^{}\r\n]*)\}/u';

    public function fits(DecisionKind $kind): bool
    {
        return match ($this) {
            self::Amount, self::ConfirmUntil => $kind === DecisionKind::Selected,
            self::Rank => $kind === DecisionKind::WaitingList,
            self::NextStage, self::NextOpening, self::NextClosing => $kind === DecisionKind::Advanced,
            default => true,
        };
    }

    /** Whether a letter without it is complete. */
    public function isOptional(): bool
    {
        return $this === self::Feedback;
    }

    /** @return list<self> those that a decision has */
    public static function of(DecisionKind $kind): array
    {
        return array_values(array_filter(self::cases(), static fn (self $field): bool => $field->fits($kind)));
    }

    /** @return list<string> names in braces, each once, in the order of the text */
    public static function named(string $text): array
    {
        preg_match_all(self::PATTERN, $text, $found);

        return array_values(array_unique($found[1]));
    }

    /** @param array<string, string> $values by name; all that the text names */
    public static function filled(string $text, array $values): string
    {
        return (string) preg_replace_callback(self::PATTERN, static fn (array $found): string => $values[$found[1]] ?? '', $text);
    }
}
