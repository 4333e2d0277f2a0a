<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\AdminPart;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;

/** Handles the forms of the edit screen before WordPress would save them without the actions. */
final readonly class PostRouter implements AdminPart
{
    private const WORDPRESS_ACTIONS = ['trash', 'untrash', 'delete'];

    public function __construct(
        private SaveHandler $handler,
        private EditPage $page,
        private Notices $notices,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        add_action('load-post.php', $this->save(...));
        add_action('wp_ajax_inline-save', $this->refuseInlineSave(...), 0);
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
            $this->page->deny('invalid_transition', 400);
        }
        $outcome = ($this->handler)(Request::from($_POST, $_FILES), $this->viewers->current());
        // phpcs:enable
        if ($outcome->record !== null) {
            $this->redirectAfter($outcome);
        }
        if ($outcome->form === null) {
            $this->page->deny((string) $outcome->failure, $outcome->httpStatus);
        }
        status_header($outcome->httpStatus);
        $this->page->show($outcome->form->definition->type(), $outcome->form, $this->notices->refused($outcome->form, (string) $outcome->failure));
    }

    private function redirectAfter(Outcome $outcome): never
    {
        $record = $outcome->record ?? throw new \LogicException('Nothing was saved.');
        $address = $outcome->step === Transition::Trash
            ? admin_url("edit.php?post_type={$record->type->value}&trashed=1&ids={$record->id}")
            : add_query_arg(['post' => $record->id, 'action' => 'edit', EditRouter::DONE => $outcome->step->value], admin_url('post.php'));
        wp_safe_redirect($address, 303);
        exit;
    }

    private function refuseInlineSave(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- nothing is done with it but to refuse
        $postId = is_scalar($_POST['post_ID'] ?? null) ? (int) $_POST['post_ID'] : 0;
        if (ContentType::tryFrom((string) get_post_type($postId)) !== null) {
            $this->page->deny('forbidden', 403);
        }
    }
}
