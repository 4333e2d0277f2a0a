<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

/** Which applications to a call an applicant has begun, and whether another one may follow. Withdrawn ones do not count. */
final readonly class BegunApplications
{
    /**
     * @param non-empty-list<Claim> $claims of the applicant
     * @param array<string, Submission> $begun by the text of their claim, in the order in which they were begun
     */
    private function __construct(private array $claims, private array $begun)
    {
    }

    /** @param non-empty-list<Claim> $claims of the applicant */
    public static function of(SubmissionStore $store, array $claims): self
    {
        return new self($claims, $store->claimed($claims));
    }

    public function count(): int
    {
        return count($this->begun);
    }

    /**
     * What applying again opens: the draft, else the last one if no other may follow.
     *
     * @param bool $isOpen whether the call is open
     */
    public function current(bool $isOpen): ?Submission
    {
        foreach ($this->begun as $submission) {
            if ($submission->isDraft()) {
                return $submission;
            }
        }

        return $isOpen && $this->next() !== null ? null : array_values($this->begun)[count($this->begun) - 1] ?? null;
    }

    /** The claim of another application; null: the call allows no more. */
    public function next(): ?Claim
    {
        foreach ($this->claims as $claim) {
            if (!isset($this->begun[$claim->text])) {
                return $claim;
            }
        }

        return null;
    }
}
