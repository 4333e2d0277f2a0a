<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Labels;
use Passerelle\Content\Content;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use WP_Post;

/**
 * Replaces WordPress's edit screen for the plugin's types, and handles its form before WordPress would save it without the actions.
 */
final readonly class EditRouter implements AdminPart
{
    private const DONE = 'passerelle_done';
    private const WORDPRESS_ACTIONS = ['trash', 'untrash', 'delete'];

    public function __construct(
        private SaveHandler $handler,
        private EditScreen $screen,
        private Notices $notices,
        private ViewerFactory $viewers,
        private Policy $policy,
        private Content $content,
        private Labels $labels,
    ) {
    }

    public function register(): void
    {
        add_filter('use_block_editor_for_post_type', static fn (bool $used, string $type): bool => $used && ContentType::tryFrom($type) === null, 20, 2);
        add_action('load-post-new.php', $this->create(...));
        add_action('load-post.php', $this->save(...));
        add_action('load-post.php', $this->edit(...), 20);
        add_action('wp_ajax_inline-save', $this->refuseInlineSave(...), 0);
    }

    private function create(): void
    {
        $type = ContentType::tryFrom($this->query('post_type'));
        if ($type === null) {
            return;
        }
        if (ServerVariables::isPost()) {
            $this->deny('invalid_transition', 400);
        }
        if (!$this->policy->canCreate($this->viewers->current(), $type)) {
            $this->deny('forbidden', 403);
        }
        $language = Lang::tryFrom($this->query('language')) ?? Lang::DEFAULT;
        $this->page($type, FormState::blank($this->content->definitions->of($type), $language), '');
    }

    /** Handles all posts to post.php for the plugin's types except the trash, whose hooks CoreChanges handles. */
    private function save(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- SaveHandler checks it
        $action = wp_unslash($_REQUEST['action'] ?? '');
        if (!ServerVariables::isPost() || in_array($action, self::WORDPRESS_ACTIONS, true)) {
            return;
        }
        $postId = is_scalar($_POST['post_ID'] ?? null) ? (int) $_POST['post_ID'] : (is_scalar($_GET['post'] ?? null) ? (int) $_GET['post'] : 0);
        $type = $postId > 0 ? get_post_type($postId) : wp_unslash($_POST['post_type'] ?? '');
        if (!is_string($type) || ContentType::tryFrom($type) === null) {
            return;
        }
        if ($action !== 'editpost' || isset($_POST['wp-preview']) || isset($_POST['deletepost'])) {
            $this->deny('invalid_transition', 400);
        }
        $outcome = ($this->handler)(Request::from($_POST, $_FILES), $this->viewers->current());
        // phpcs:enable
        if ($outcome->record !== null) {
            $this->redirectAfter($outcome);
        }
        if ($outcome->form === null) {
            $this->deny((string) $outcome->failure, $outcome->httpStatus);
        }
        status_header($outcome->httpStatus);
        $this->page($outcome->form->definition->type(), $outcome->form, $this->notices->refused($outcome->form, (string) $outcome->failure));
    }

    private function edit(): void
    {
        $postId = (int) $this->query('post');
        $type = ContentType::tryFrom((string) get_post_type($postId));
        if ($type === null || $this->query('action') !== 'edit' || ServerVariables::text('REQUEST_METHOD') !== 'GET') {
            return;
        }
        $record = $this->content->records->find($postId);
        if ($record === null || $record->status === Status::Trash) {
            // WordPress shows its own message, with a link to restore the post.
            return;
        }
        if (!$this->policy->canEdit($this->viewers->current(), $record)) {
            $this->deny('forbidden', 403);
        }
        $done = Step::named($this->query(self::DONE));
        $this->page($type, FormState::of($this->content->definitions->of($type), $record), $done === null ? '' : $this->notices->done($done));
    }

    private function page(ContentType $type, FormState $form, string $notices): never
    {
        // WordPress's header reads these globals.
        global $title, $parent_file, $submenu_file, $typenow, $post_type, $self, $menu, $submenu, $hook_suffix, $pagenow, $post;
        $typenow = $post_type = $type->value;
        $parent_file = "edit.php?post_type={$type->value}";
        $submenu_file = $form->record === null ? "post-new.php?post_type={$type->value}" : $parent_file;
        $title = $this->labels->texts->get("type.{$type->value}." . ($form->record === null ? 'add' : 'edit'));
        // The toolbar needs a post, also for a new record.
        $post = get_post($form->record->id ?? 0) ?? new WP_Post((object) ['ID' => 0, 'post_type' => $type->value, 'filter' => 'raw']);
        require_once ABSPATH . 'wp-admin/admin-header.php';
        echo $this->screen->render($form, $this->viewers->current(), $notices); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        require_once ABSPATH . 'wp-admin/admin-footer.php';
        exit;
    }

    private function redirectAfter(Outcome $outcome): never
    {
        $record = $outcome->record ?? throw new \LogicException('Nothing was saved.');
        $address = $outcome->step === Transition::Trash
            ? admin_url("edit.php?post_type={$record->type->value}&trashed=1&ids={$record->id}")
            : add_query_arg(['post' => $record->id, 'action' => 'edit', self::DONE => $outcome->step->value], admin_url('post.php'));
        wp_safe_redirect($address, 303);
        exit;
    }

    private function deny(string $code, int $status): never
    {
        wp_die(
            esc_html($this->labels->failure($code)),
            esc_html($this->labels->texts->get('menu.title')),
            // phpcs:ignore WordPress.Security.EscapeOutput -- a status
            ['response' => $status, 'back_link' => true],
        );
    }

    private function refuseInlineSave(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- nothing is done with it but to refuse
        $postId = is_scalar($_POST['post_ID'] ?? null) ? (int) $_POST['post_ID'] : 0;
        if (ContentType::tryFrom((string) get_post_type($postId)) !== null) {
            wp_die(esc_html($this->labels->failure('forbidden')), '', ['response' => 403]);
        }
    }

    private function query(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $value = wp_unslash($_GET[$name] ?? '');

        return is_string($value) ? $value : '';
    }
}
