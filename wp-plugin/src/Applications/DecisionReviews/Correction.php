<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

/** What an upheld review has changed. */
final readonly class Correction
{
    public function __construct(public RecordedResult $before, public RecordedResult $after)
    {
    }

    public function json(): string
    {
        return json_encode(['before' => $this->before->data(), 'after' => $this->after->data()], JSON_THROW_ON_ERROR);
    }

    /** @param string $json '' where nothing was corrected */
    public static function fromJson(string $json): ?self
    {
        $members = json_decode($json, true);

        return is_array($members) && is_array($members['before'] ?? null) && is_array($members['after'] ?? null)
            ? new self(RecordedResult::of($members['before']), RecordedResult::of($members['after']))
            : null;
    }
}
