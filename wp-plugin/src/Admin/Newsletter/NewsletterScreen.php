<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\Download;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Csv;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Newsletter\Issues\Editors;
use Passerelle\Newsletter\Issues\SaveIssue;
use Passerelle\Rights\ViewerFactory;

/** Editors compose issues of the newsletter, read and test them, and send them. */
#[Priority(-20)]
final class NewsletterScreen implements AdminPart
{
    public const PAGE = 'passerelle-newsletter';
    public const NONCE = 'passerelle_newsletter';
    public const NEW = 'new';
    public const CONFIRM = 'confirm';
    public const LETTER = 'letter';
    private const DONE = 'done';
    private const ERROR = 'error';
    private const FILE = 'passerelle-newsletter-proofs.csv';
    private const SEE_OTHER = 303;
    private const UNPROCESSABLE = 422;

    /** Rejected input, to render the form again. */
    private ?IssueInput $refused = null;

    public function __construct(
        private readonly Texts $texts,
        private readonly SaveIssue $save,
        private readonly NewsletterTasks $tasks,
        private readonly IssueReader $reader,
        private readonly ViewerFactory $viewers,
        private readonly IssueContent $content,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, Editors::CAPABILITY, fn (): string => $this->texts->get('newsletter.title'), $this->render(...), $this->handle(...));
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
        $viewer = $this->viewers->current();
        $html = Markup::text('h1', $this->texts->get('newsletter.title'));
        $html .= $viewer->can(Editors::CAPABILITY)
            ? $this->message($input) . $this->content->html($input, $this->refused)
            : $this->notice('error', $this->texts->get('error.forbidden'));
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap passerelle-edit'], $html);
    }

    /**
     * @param array<array-key, mixed> $posted unslashed
     * @return array<string, string>|null parameters of the page that says what was done; null: a value of the form was refused
     */
    public function perform(array $posted): ?array
    {
        $task = NewsletterTask::tryFrom(is_string($posted[TaskButton::TASK] ?? null) ? $posted[TaskButton::TASK] : '');
        $issue = IssueReader::number($posted, IssueReader::ISSUE);
        $page = $issue === 0 ? [] : [IssueReader::ISSUE => (string) $issue];
        try {
            if ($task === NewsletterTask::Save) {
                return $this->save($this->reader->read($posted));
            }
            $this->tasks->perform($this->viewers->current(), $task ?? throw new DomainError('generic_error'), $posted);
        } catch (DomainError $error) {
            return [...$page, self::ERROR => $error->errorCode];
        }

        return [...$page, self::DONE => $task->value];
    }

    /**
     * @return iterable<string>
     * @throws DomainError forbidden for others than administrators
     */
    public function export(): iterable
    {
        return $this->tasks->export($this->viewers->current(), $this->texts->language()->value);
    }

    /**
     * @return array<string, string>|null
     * @throws DomainError
     */
    private function save(IssueInput $input): ?array
    {
        try {
            $viewer = $this->viewers->current();
            Editors::require($viewer);
            $saved = $input->errors === [] ? ($this->save)($viewer, $input->id, $input->version, $input->content) : null;
        } catch (DomainError $error) {
            $this->refused = $error->fields === [] ? throw $error : $input->with($error->fields);

            return null;
        }
        $this->refused = $saved === null ? $input : null;

        return $saved === null ? null : [IssueReader::ISSUE => (string) $saved->id, self::DONE => NewsletterTask::Save->value];
    }

    private function handle(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $posted = (array) wp_unslash($_POST);
        if (($posted[TaskButton::TASK] ?? '') === NewsletterTask::Export->value) {
            $this->download();

            return;
        }
        $page = $this->perform($posted);
        if ($page === null) {
            status_header(self::UNPROCESSABLE);

            return;
        }
        wp_safe_redirect(self::address($page), self::SEE_OTHER);
        exit;
    }

    private function download(): void
    {
        try {
            $lines = $this->export();
        } catch (DomainError $error) {
            wp_safe_redirect(self::address([self::ERROR => $error->errorCode]), self::SEE_OTHER);
            exit;
        }
        Download::send(self::FILE, Csv::MEDIA_TYPE, $lines);
    }

    /** @param array<array-key, string> $input */
    private function message(array $input): string
    {
        $task = NewsletterTask::tryFrom($input[self::DONE] ?? '');
        if ($task !== null && $this->refused === null && $task !== NewsletterTask::Export) {
            return $this->notice('success', $this->texts->get("newsletter.done.{$task->value}"));
        }
        $error = $input[self::ERROR] ?? '';

        return $error === '' ? '' : $this->notice('error', $this->texts->first(["error.{$error}", 'error.generic_error']));
    }

    private function notice(string $kind, string $text): string
    {
        return Markup::element('div', ['class' => "notice notice-{$kind} inline", 'role' => $kind === 'error' ? 'alert' : 'status'], Markup::text('p', $text));
    }
}
