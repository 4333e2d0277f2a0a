<?php

declare(strict_types=1);

namespace Passerelle\Admin\Search;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Catalogue\Reading\OwnSynonyms;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Capability;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Synonyms of the search, for editorial staff: one group a line, French and English phrases side by side. */
#[Priority(-20)]
final class SynonymsScreen implements AdminPart
{
    public const PAGE = 'passerelle-synonyms';
    public const ACTION = 'search_synonyms_saved';
    private const NONCE = 'passerelle_synonyms';
    private const FIELD = 'synonyms';
    private const SAVED = 'saved';
    private const SEE_OTHER = 303;

    /** Empty lines for new groups. */
    private const NEW = 5;

    /** @var list<array{fr: string, en: string}>|null groups that were refused, as typed */
    private ?array $refused = null;

    /** @var list<int> their places */
    private array $problems = [];

    public function __construct(
        private readonly Texts $texts,
        private readonly OwnSynonyms $synonyms,
        private readonly AuditLog $audit,
        private readonly ViewerFactory $viewers,
        private readonly MissedSearchesTable $missed,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, Capability::MANAGE_REFERENCE, fn (): string => $this->texts->get('synonyms.title'), $this->render(...), $this->answer(...));
    }

    public function render(): void
    {
        self::requireStaff($this->viewers->current());
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $isSaved = isset($_GET[self::SAVED]) && $this->refused === null;
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $this->texts->get('synonyms.title'))
            . $this->notice($isSaved)
            . Markup::text('p', $this->texts->get('synonyms.intro'))
            . $this->missed->linkToIt()
            . $this->form($this->refused ?? $this->synonyms->typed(), $this->refused === null ? self::proposed() : [])
            . $this->missed->html());
    }

    /**
     * @param list<array{fr: string, en: string}> $groups as typed
     * @return bool false: a group is refused, and nothing is saved
     * @throws DomainError forbidden for others than editorial staff
     */
    public function save(Viewer $viewer, array $groups): bool
    {
        self::requireStaff($viewer);
        $this->problems = $this->synonyms->save($groups);
        if ($this->problems !== []) {
            $this->refused = $groups;

            return false;
        }
        $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, 0, 0, self::ACTION, '', ''));

        return true;
    }

    private function answer(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $posted = wp_unslash($_POST[self::FIELD] ?? []);
        if (!$this->save($this->viewers->current(), self::read(is_array($posted) ? $posted : []))) {
            status_header(422);

            return;
        }
        wp_safe_redirect(SubMenu::address(self::PAGE, [self::SAVED => '1']), self::SEE_OTHER);
        exit;
    }

    /**
     * @param array<array-key, mixed> $posted place => language => text
     * @return list<array{fr: string, en: string}>
     */
    private static function read(array $posted): array
    {
        $text = static fn (mixed $value): string => is_string($value) ? sanitize_text_field($value) : '';
        $groups = array_values(array_filter($posted, is_array(...)));

        return array_map(static fn (array $group): array => ['fr' => $text($group['fr'] ?? ''), 'en' => $text($group['en'] ?? '')], $groups);
    }

    private function notice(bool $isSaved): string
    {
        if ($this->refused !== null) {
            return Markup::element('div', ['class' => 'notice notice-error', 'role' => 'alert'], Markup::text('p', $this->texts->get('synonyms.refused')));
        }

        return $isSaved
            ? Markup::element('div', ['class' => 'notice notice-success', 'role' => 'status'], Markup::text('p', $this->texts->get('synonyms.saved')))
            : '';
    }

    /** @return array{}|array{fr: string, en: string} words of a search that found nothing, for a new group */
    private static function proposed(): array
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only: nothing is saved before the form is sent
        [$words, $in] = [wp_unslash($_GET[MissedSearchesTable::WORDS] ?? ''), wp_unslash($_GET[MissedSearchesTable::LANGUAGE] ?? '')];
        $language = is_string($in) ? Lang::tryFrom($in) : null;
        $text = is_string($words) ? sanitize_text_field($words) : '';

        return $language === null || $text === '' ? [] : [...['fr' => '', 'en' => ''], $language->value => $text];
    }

    /**
     * @param list<array{fr: string, en: string}> $groups
     * @param array{}|array{fr: string, en: string} $proposed
     */
    private function form(array $groups, array $proposed): string
    {
        $head = Markup::element('tr', [], Markup::text('th', $this->texts->get('synonyms.fr'), ['scope' => 'col'])
            . Markup::text('th', $this->texts->get('synonyms.en'), ['scope' => 'col']));
        $rows = '';
        $new = array_replace(array_fill(0, self::NEW, ['fr' => '', 'en' => '']), $proposed === [] ? [] : [$proposed]);
        foreach ([...$groups, ...$new] as $place => $group) {
            $isProposed = $proposed !== [] && $place === count($groups);
            $rows .= Markup::element('tr', [], $this->cell($place, Lang::French, $group['fr'], $isProposed) . $this->cell($place, Lang::English, $group['en'], $isProposed));
        }

        return Markup::element('form', ['method' => 'post', 'action' => SubMenu::address(self::PAGE, [])], wp_nonce_field(self::NONCE, display: false)
            . Markup::element('table', ['class' => 'widefat striped'], Markup::element('thead', [], $head) . Markup::element('tbody', [], $rows))
            . Markup::element('p', [], Markup::text('button', $this->texts->get('synonyms.save'), ['type' => 'submit', 'class' => 'button button-primary'])));
    }

    private function cell(int $place, Lang $language, string $value, bool $isProposed): string
    {
        $isRefused = in_array($place, $this->problems, true);
        $id = "synonyms-{$place}-{$language->value}";

        return Markup::element('td', [], Markup::text('label', $this->texts->get("synonyms.label.{$language->value}", ['number' => $place + 1]), [
            'for' => $id, 'class' => 'screen-reader-text',
        ]) . Markup::element('input', [
            'type' => 'text',
            'id' => $id,
            'name' => self::FIELD . "[{$place}][{$language->value}]",
            'value' => $value,
            'lang' => $language->value,
            'class' => 'large-text',
            'autofocus' => $isProposed && $value !== '',
            'aria-invalid' => $isRefused ? 'true' : 'false',
        ]) . ($isRefused && $language === Lang::French ? Markup::text('p', $this->texts->get('synonyms.problem'), ['class' => 'notice notice-error inline']) : ''));
    }

    private static function requireStaff(Viewer $viewer): void
    {
        if (!user_can($viewer->id, Capability::MANAGE_REFERENCE)) {
            throw DomainError::forbidden();
        }
    }
}
