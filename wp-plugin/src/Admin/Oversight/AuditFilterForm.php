<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Markup;
use Passerelle\Rights\Role;

/** The filter of the audit log. It is posted, so that the address of a person is in no URL and no access log. */
final readonly class AuditFilterForm
{
    /** Posted only. */
    public const EMAIL = 'email';

    public function __construct(private AuditLabels $labels)
    {
    }

    /**
     * @param list<string> $actions that lines have
     * @param string $nonce field
     */
    public function html(AuditQuery $query, array $actions, string $nonce): string
    {
        $texts = $this->labels->texts;
        $field = static fn (string $name, string $type): string
            => LabelledInput::input("audit-{$name}", $texts->get("audit.field.{$name}"), $name, $type, $query->value($name));

        return Markup::element('form', ['method' => 'post', 'action' => AuditLogScreen::address([]), 'class' => 'passerelle-log-filter'], implode('', [
            $nonce,
            $this->select($query, AuditQuery::ACTION, $actions, $this->labels->action(...)),
            $this->person($query),
            $field(AuditQuery::RECORD, 'number'),
            $this->select($query, AuditQuery::ROLE, array_column(Role::cases(), 'value'), $this->labels->role(...)),
            $field(AuditQuery::FROM, 'date'),
            $field(AuditQuery::UNTIL, 'date'),
            Markup::element('p', [], Markup::text('button', $texts->get('audit.filter'), [
                'type' => 'submit',
                'name' => AuditLogScreen::TASK,
                'value' => AuditLogScreen::FILTER,
                'class' => 'button button-primary',
            ]) . ' ' . Markup::text('a', $texts->get('audit.reset'), ['href' => AuditLogScreen::address([]), 'class' => 'button'])),
        ]));
    }

    /** The filter by person stays until another one is entered or the link removes it. */
    private function person(AuditQuery $query): string
    {
        $texts = $this->labels->texts;
        $field = LabelledInput::input('audit-' . self::EMAIL, $texts->get('audit.field.email'), self::EMAIL, 'email', '');
        $actor = $query->value(AuditQuery::ACTOR);

        return $actor === '' ? $field : $field . LabelledInput::hidden([AuditQuery::ACTOR => $actor])
            . Markup::element('p', [], Markup::text('a', $texts->get('audit.everybody'), ['href' => AuditLogScreen::address($query->byAnybody()->values)]));
    }

    /**
     * @param list<string> $values
     * @param callable(string): string $label
     */
    private function select(AuditQuery $query, string $name, array $values, callable $label): string
    {
        $options = ['' => $this->labels->texts->get('audit.all')];
        foreach ($values as $value) {
            $options[$value] = $label($value);
        }
        $control = Markup::select($options, $query->value($name), ['name' => $name, 'id' => "audit-{$name}"]);

        return LabelledInput::of("audit-{$name}", $this->labels->texts->get("audit.field.{$name}"), $control);
    }
}
