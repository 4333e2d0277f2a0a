<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Markup;
use Passerelle\Security\Audit\AuditHead;
use Passerelle\Security\Audit\PartialVerification;

/** What the last verification found, with the button that continues it. */
final readonly class VerificationView
{
    private const TIME = 'Y-m-d H:i:s';

    public function __construct(private AuditLabels $labels)
    {
    }

    /** @param string $nonce field */
    public function html(?PartialVerification $last, AuditHead $head, string $nonce): string
    {
        $texts = $this->labels->texts;
        $button = Markup::text('button', $texts->get($last === null || $last->isComplete ? 'audit.verify' : 'audit.verify_next'), [
            'type' => 'submit',
            'name' => AuditLogScreen::TASK,
            'value' => AuditLogScreen::VERIFY,
            'class' => 'button',
        ]);

        return Markup::text('h2', $texts->get('audit.verification'))
            . $this->result($last, $head)
            . Markup::element('form', ['method' => 'post', 'action' => AuditLogScreen::address([])], $nonce . Markup::element('p', [], $button));
    }

    private function result(?PartialVerification $last, AuditHead $head): string
    {
        $texts = $this->labels->texts;
        if ($last === null) {
            return Markup::text('p', $texts->get('audit.never_verified'));
        }
        $values = ['line' => $last->end->lastId, 'head' => $head->lastId, 'at' => $last->at->format(self::TIME)];
        $isIntact = $last->faults === [];
        $notice = Markup::element(
            'div',
            ['class' => 'notice inline ' . ($isIntact ? 'notice-success' : 'notice-error'), 'role' => $isIntact ? 'status' : 'alert'],
            Markup::text('p', $texts->get($isIntact ? 'audit.intact' : 'audit.faults')),
        );
        $faults = '';
        foreach ($last->faults as [$id, $fault]) {
            $faults .= Markup::text('li', $texts->get('audit.fault', ['id' => $id, 'fault' => $this->labels->fault($fault)]));
        }

        return $notice . Markup::text('p', $texts->get($last->isComplete ? 'audit.verified' : 'audit.verified_part', $values))
            . ($faults === '' ? '' : Markup::element('ul', ['class' => 'ul-disc'], $faults));
    }
}
