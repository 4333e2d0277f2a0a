<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;

/** Reports a member to the team. */
final readonly class ReportMember
{
    private const OTHER = 'other';
    private const DAY = 86_400;

    public function __construct(
        private Correspondents $correspondents,
        private MessageStore $store,
        private Throttle $throttle,
        private Mails $mails,
        private MessageAudit $audit,
        private Services $services,
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
        $this->check($reason, $text);
        $this->throttle->count("report from:{$viewer->id}", $this->services->config->limit('messages', 'reportsPerDay'), self::DAY);
        $this->services->transaction->run(function () use ($viewer, $other, $reason, $text): void {
            $id = $this->store->report($viewer->id, $other->ownerId, $other->groupId, $reason, $text, $this->services->clock->now());
            $this->mails->addressed(ReportMail::KEY, [ReportMail::REPORT => $id]);
            $this->audit->reported($viewer);
        });
    }

    private function check(string $reason, string $text): void
    {
        $max = $this->services->config->limit('contact', 'message');
        $error = match (true) {
            !in_array($reason, $this->services->config->choices('reportReason'), true) => new FieldError('reason', 'unexpected_fields'),
            $reason === self::OTHER && $text === '' => new FieldError('text', 'reason_text_required'),
            mb_strlen($text) > $max => new FieldError('text', 'too_long', ['max' => $max]),
            default => null,
        };
        if ($error !== null) {
            throw DomainError::invalid([$error]);
        }
    }
}
