<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\ApplicationRequests;
use Passerelle\Applications\RequestThrottle;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Invitations\InvitationThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Limits how many people applicants ask, and how often one address is asked, whoever asks; besides the limits of all invitations. */
final readonly class CoWriterRequests
{
    public function __construct(
        private RequestThrottle $throttle,
        private InvitationThrottle $inviting,
        private ApplicationRequests $requests,
    ) {
    }

    /** Whether the application may ask one more. */
    public function areLeft(Submission $submission): bool
    {
        return $this->requests->areLeft($submission);
    }

    /**
     * @template T
     * @param callable(): T $invite counts only if it succeeds
     * @return T
     * @throws DomainError rate_limited
     */
    public function invite(Viewer $viewer, string $email, callable $invite): mixed
    {
        return $this->limited($email, fn (): mixed => ($this->inviting)($viewer, $email, $invite));
    }

    /**
     * For what counts among all invitations by itself.
     *
     * @template T
     * @param callable(): T $send counts only if it succeeds
     * @return T
     * @throws DomainError rate_limited
     */
    public function limited(string $email, callable $send): mixed
    {
        $this->throttle->check($email);
        $result = $send();
        $this->throttle->count($email);

        return $result;
    }
}
