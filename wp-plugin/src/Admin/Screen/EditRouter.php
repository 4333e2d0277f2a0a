<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Form\FormState;
use Passerelle\Content\Definitions;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Records;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ViewerFactory;

/** Replaces WordPress's edit screen for the plugin's types. */
final readonly class EditRouter implements AdminPart
{
    public const DONE = 'passerelle_done';

    public function __construct(
        private Notices $notices,
        private ViewerFactory $viewers,
        private Policy $policy,
        private Definitions $definitions,
        private Records $records,
        private EditPage $page,
    ) {
    }

    public function register(): void
    {
        add_filter('use_block_editor_for_post_type', static fn (bool $used, string $type): bool => $used && ContentType::tryFrom($type) === null, 20, 2);
        add_action('load-post-new.php', $this->create(...));
        add_action('load-post.php', $this->edit(...), 20);
    }

    private function create(): void
    {
        $type = ContentType::tryFrom($this->query('post_type'));
        if ($type === null) {
            return;
        }
        if (ServerVariables::isPost()) {
            $this->page->deny('invalid_transition', 400);
        }
        if (!$this->policy->canCreate($this->viewers->current(), $type)) {
            $this->page->deny('forbidden', 403);
        }
        $language = Lang::tryFrom($this->query('language')) ?? Lang::DEFAULT;
        $this->page->show($type, FormState::blank($this->definitions->of($type), $language), '');
    }

    private function edit(): void
    {
        $postId = (int) $this->query('post');
        $type = ContentType::tryFrom((string) get_post_type($postId));
        if ($type === null || $this->query('action') !== 'edit' || ServerVariables::text('REQUEST_METHOD') !== 'GET') {
            return;
        }
        $record = $this->records->find($postId);
        if ($record === null || $record->status === Status::Trash) {
            // WordPress shows its own message, with a link to restore the post.
            return;
        }
        if (!$this->policy->canEdit($this->viewers->current(), $record)) {
            $this->page->deny('forbidden', 403);
        }
        $done = Step::named($this->query(self::DONE));
        $this->page->show($type, FormState::of($this->definitions->of($type), $record), $done === null ? '' : $this->notices->done($done));
    }

    private function query(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $value = wp_unslash($_GET[$name] ?? '');

        return is_string($value) ? $value : '';
    }
}
