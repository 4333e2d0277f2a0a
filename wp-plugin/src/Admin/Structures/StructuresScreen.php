<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\ViewerFactory;

/** Administrators restore deleted structures, merge two of them, undo merges and settle who owns a structure without active owner. */
#[Priority(-10)]
final readonly class StructuresScreen implements AdminPart
{
    public const PAGE = 'passerelle-structures';
    public const CAPABILITY = 'manage_options';
    public const NONCE = 'passerelle_structures';
    /** What was done, or the code of a refusal. */
    private const DONE = 'done';
    private const ERROR = 'error';
    private const SEE_OTHER = 303;

    /** @param list<StructuresSection> $sections */
    public function __construct(
        private Texts $texts,
        private StructureTasks $tasks,
        #[All(StructuresSection::class)] private array $sections,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->texts->get('structures.title'), $this->render(...), $this->handle(...));
    }

    /** @param array<string, string> $parameters */
    public static function address(array $parameters): string
    {
        return SubMenu::address(self::PAGE, $parameters);
    }

    public function render(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $input = array_filter((array) wp_unslash($_GET), is_string(...));
        $html = Markup::text('h1', $this->texts->get('structures.title'));
        if ($this->viewers->current()->isAdministrator()) {
            $html .= $this->message($input);
            foreach ($this->sections as $section) {
                $html .= $section->html($input, $this->viewers->current());
            }
        } else {
            $html .= Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $this->texts->get('error.forbidden')));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], $html);
    }

    /**
     * @param array<array-key, mixed> $posted unslashed
     * @return array<string, string> parameters of the page that says what was done
     */
    public function perform(array $posted): array
    {
        try {
            return [self::DONE => $this->tasks->perform($this->viewers->current(), $posted)];
        } catch (DomainError $error) {
            return [self::ERROR => $error->errorCode];
        }
    }

    private function handle(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        wp_safe_redirect(self::address($this->perform((array) wp_unslash($_POST))), self::SEE_OTHER);
        exit;
    }

    /** @param array<array-key, string> $input */
    private function message(array $input): string
    {
        [$done, $error] = [$input[self::DONE] ?? '', $input[self::ERROR] ?? ''];
        if ($done !== '' && StructureTask::tryFrom($done) !== null) {
            return Markup::element('div', ['class' => 'notice notice-success', 'role' => 'status'], Markup::text('p', $this->texts->get("structures.done.{$done}")));
        }
        $text = $error === '' ? '' : $this->texts->first(["error.{$error}", 'error.generic_error']);

        return $text === '' ? '' : Markup::element('div', ['class' => 'notice notice-error', 'role' => 'alert'], Markup::text('p', $text));
    }
}
