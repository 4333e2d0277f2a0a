<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Labels;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ViewerFactory;
use WP_Post;

/** The page of the edit screen within wp-admin, or a refusal in its place. */
final readonly class EditPage
{
    public function __construct(private EditScreen $screen, private ViewerFactory $viewers, private Labels $labels)
    {
    }

    public function show(ContentType $type, FormState $form, string $notices): never
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

    public function deny(string $code, int $status): never
    {
        wp_die(
            esc_html($this->labels->failure($code)),
            esc_html($this->labels->texts->get('menu.title')),
            // phpcs:ignore WordPress.Security.EscapeOutput -- a status
            ['response' => $status, 'back_link' => true],
        );
    }
}
