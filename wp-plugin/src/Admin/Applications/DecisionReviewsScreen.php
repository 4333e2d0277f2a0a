<?php

declare(strict_types=1);

namespace Passerelle\Admin\Applications;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\AuditRows;
use Passerelle\Admin\Oversight\LabelledInput;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Applications\DecisionReviews\Answering\NameAnswerer;
use Passerelle\Applications\DecisionReviews\Answering\OpenReview;
use Passerelle\Applications\DecisionReviews\Answering\OpenReviews;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Reviews of results without an eligible manager, for administrators, who name a member. Shows neither applicants nor answers. */
#[Priority(-54)]
final readonly class DecisionReviewsScreen implements AdminPart
{
    public const PAGE = 'passerelle-decision-reviews';
    private const CAPABILITY = 'manage_options';
    private const NONCE = 'passerelle_decision_reviews';
    private const ID = 'application';
    private const EMAIL = 'email';
    private const OUTCOME = 'outcome';
    private const DONE = 'done';
    private const ENDED = 'ended';
    /** What is said about refused addresses, by their code. */
    private const REFUSED = ['unknown_user' => 'no_account', 'invalid_choice' => 'not_allowed'];
    private const SEE_OTHER = 303;

    public function __construct(private Texts $texts, private OpenReviews $reviews, private NameAnswerer $name, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->texts->get('decision_reviews.title'), $this->render(...), $this->answer(...));
    }

    public function render(): void
    {
        AuditRows::requireAdministrator($this->viewers->current());
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $outcome = wp_unslash($_GET)[self::OUTCOME] ?? null;
        $columns = array_map(fn (string $name): string => $this->texts->get("decision_reviews.column.{$name}"), ['number', 'call', 'asked', 'named', 'action']);
        $rows = array_map($this->row(...), $this->reviews->withoutAnswerer($this->texts->language()));
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $this->texts->get('decision_reviews.title'))
            . (is_string($outcome) ? $this->notice($outcome) : '')
            . Markup::text('p', $this->texts->get('decision_reviews.intro'))
            . Table::of($this->texts->get('decision_reviews.title'), $columns, $rows, $this->texts->get('decision_reviews.none')));
    }

    /**
     * @return string what is said about it: part of a key of the texts of this screen
     * @throws DomainError forbidden for others than administrators
     */
    public function name(Viewer $viewer, int $id, string $email): string
    {
        AuditRows::requireAdministrator($viewer);
        try {
            ($this->name)($viewer, $id, $email);
        } catch (DomainError $error) {
            return self::REFUSED[$error->fields[0]->code ?? ''] ?? self::ENDED;
        }

        return self::DONE;
    }

    private function answer(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $input = wp_unslash($_POST);
        $id = $input[self::ID] ?? 0;
        $email = $input[self::EMAIL] ?? '';
        $outcome = $this->name($this->viewers->current(), is_numeric($id) ? (int) $id : 0, is_string($email) ? $email : '');
        wp_safe_redirect(SubMenu::address(self::PAGE, [self::OUTCOME => $outcome]), self::SEE_OTHER);
        exit;
    }

    private function notice(string $outcome): string
    {
        $isDone = $outcome === self::DONE;
        $key = in_array($outcome, [self::DONE, ...array_values(self::REFUSED)], true) ? $outcome : self::ENDED;

        return Markup::element(
            'div',
            ['class' => $isDone ? 'notice notice-success' : 'notice notice-warning', 'role' => 'status'],
            Markup::text('p', $this->texts->get("decision_reviews.{$key}")),
        );
    }

    /** @return list<string> */
    private function row(OpenReview $each): array
    {
        $field = self::EMAIL . "-{$each->applicationId}";

        return [
            esc_html($each->number),
            esc_html($each->callTitle),
            esc_html($each->askedAt->setTimezone(wp_timezone())->format('Y-m-d H:i')),
            esc_html($each->named ?? $this->texts->get('decision_reviews.nobody')),
            Markup::element('form', ['method' => 'post', 'action' => SubMenu::address(self::PAGE, [])], wp_nonce_field(self::NONCE, display: false)
                . LabelledInput::hidden([self::ID => (string) $each->applicationId])
                . LabelledInput::input($field, sprintf($this->texts->get('decision_reviews.email'), $each->number), self::EMAIL, 'email', '')
                . Markup::element('button', ['type' => 'submit', 'class' => 'button'], esc_html($this->texts->get('decision_reviews.name')))),
        ];
    }
}
