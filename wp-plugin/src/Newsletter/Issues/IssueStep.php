<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** Steps of an issue; the values are those of forms and of the audit log, after a prefix. */
enum IssueStep: string
{
    case Start = 'start';
    case Pause = 'pause';
    case Resume = 'resume';
    case Cancel = 'cancel';
    /** By the worker: no letter is left to send. */
    case Finish = 'finish';
    /** A letter of an issue that is sent is sent again. */
    case Reopen = 'reopen';

    /** @return non-empty-list<IssueState> states that it starts from */
    public function startsIn(): array
    {
        return match ($this) {
            self::Start => [IssueState::Draft],
            self::Pause, self::Finish => [IssueState::Sending],
            self::Resume => [IssueState::Paused],
            self::Cancel => [IssueState::Draft, IssueState::Sending, IssueState::Paused],
            self::Reopen => [IssueState::Sent],
        };
    }

    public function to(): IssueState
    {
        return match ($this) {
            self::Start, self::Resume, self::Reopen => IssueState::Sending,
            self::Pause => IssueState::Paused,
            self::Cancel => IssueState::Cancelled,
            self::Finish => IssueState::Sent,
        };
    }

    /** @return list<self> what an editor may do with an issue in this state */
    public static function ofEditors(IssueState $state): array
    {
        return array_values(array_filter(
            [self::Start, self::Pause, self::Resume, self::Cancel],
            static fn (self $step): bool => in_array($state, $step->startsIn(), true),
        ));
    }
}
