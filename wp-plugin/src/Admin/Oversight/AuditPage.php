<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Markup;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyInParts;

/** One page of the audit log, with its filters, exports and the state of its verification. */
final readonly class AuditPage
{
    public function __construct(
        private AuditLabels $labels,
        private AuditLines $lines,
        private VerifyInParts $verification,
        private AuditRows $rows,
        private Records $records,
        private ViewerFactory $viewers,
        #[Limit('audit', 'perPage')] private int $perPage,
    ) {
    }

    /**
     * @param int $before id of the line before which the page begins
     * @param string $nonce HTML field
     * @throws DomainError forbidden
     */
    public function html(AuditQuery $query, int $before, string $nonce): string
    {
        // One more tells whether there are older ones.
        $rows = $this->rows->page($this->viewers->current(), $query->filter($this->records), $before, $this->perPage + 1);
        $shown = array_slice($rows, 0, $this->perPage);

        return (new AuditFilterForm($this->labels))->html($query, $this->lines->actions(), $nonce)
            . (new AuditTable($this->labels))->html($shown)
            . $this->pages($query, $before < PHP_INT_MAX, count($rows) > $this->perPage ? $shown[$this->perPage - 1]->line->id : null)
            . $this->exportForm($query, $nonce)
            . (new VerificationView($this->labels))->html($this->verification->last(), $this->lines->head(), $nonce);
    }

    private function pages(AuditQuery $query, bool $isLater, ?int $next): string
    {
        $texts = $this->labels->texts;
        $link = static fn (string $text, array $parameters): string
            => Markup::text('a', $texts->get($text), ['href' => AuditLogScreen::address([...$query->values, ...$parameters]), 'class' => 'button']) . ' ';
        $links = ($isLater ? $link('audit.newest', []) : '') . ($next === null ? '' : $link('audit.older', [AuditLogScreen::BEFORE => (string) $next]));

        return $links === '' ? '' : Markup::element('nav', ['aria-label' => $texts->get('audit.pages')], Markup::element('p', [], $links));
    }

    private function exportForm(AuditQuery $query, string $nonce): string
    {
        $buttons = implode(' ', array_map(fn (string $format): string => Markup::text('button', $this->labels->texts->get("audit.export.{$format}"), [
            'type' => 'submit',
            'name' => AuditLogScreen::TASK,
            'value' => $format,
            'class' => 'button',
        ]), array_keys(AuditExport::FORMATS)));

        $content = $nonce . LabelledInput::hidden($query->values) . Markup::element('p', [], $buttons);

        return Markup::element('form', ['method' => 'post', 'action' => AuditLogScreen::address([])], $content);
    }
}
