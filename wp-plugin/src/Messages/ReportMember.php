<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Reports a member to the team. */
final readonly class ReportMember
{
    public function __construct(
        private Correspondents $correspondents,
        private MessageThrottle $throttle,
        private ReportForm $form,
        private AddReport $add,
    ) {
    }

    /**
     * @param string $reason of the choices reportReason
     * @param string $text what happened; required with the reason other
     * @throws DomainError access_token_missing · not_found · invalid_fields: unexpected_fields, reason_text_required, too_long · rate_limited
     */
    public function __invoke(Viewer $viewer, int $memberId, string $reason, string $text): void
    {
        $other = $this->correspondents->other($viewer, $memberId);
        $text = trim($text);
        $this->form->check($reason, $text);
        $this->throttle->countReport($viewer->id);
        ($this->add)($viewer, $other, $reason, $text);
    }
}
