<?php

declare(strict_types=1);

namespace Passerelle\Admin\Lists;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Model\Status;
use Passerelle\Site\Pages;
use WP_Post;

/** Says of published WordPress pages that the site does not show them, in their list and on their edit screen. */
final readonly class UnservedPages implements AdminPart
{
    private const STATE = 'passerelle_unserved';

    public function __construct(private Pages $pages, private Texts $texts)
    {
    }

    public function register(): void
    {
        add_filter('display_post_states', $this->state(...), 10, 2);
        add_action('enqueue_block_editor_assets', $this->notifyInEditor(...));
        add_action('edit_form_top', function (WP_Post $post): void {
            if ($this->isUnserved($post)) {
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
                echo Markup::element('div', ['class' => 'notice notice-warning inline'], Markup::text('p', $this->texts->get('page.unserved')));
            }
        });
    }

    /**
     * @param array<string, string> $states
     * @return array<string, string>
     */
    private function state(array $states, WP_Post $post): array
    {
        return $this->isUnserved($post) ? [...$states, self::STATE => esc_html($this->texts->get('page.unserved_state'))] : $states;
    }

    /** The block editor shows no notices that are printed. */
    private function notifyInEditor(): void
    {
        $post = get_post();
        if ($post instanceof WP_Post && $this->isUnserved($post)) {
            $text = wp_json_encode($this->texts->get('page.unserved'), JSON_HEX_TAG | JSON_HEX_AMP);
            wp_add_inline_script(
                'wp-edit-post',
                "wp.domReady(() => wp.data.dispatch('core/notices').createWarningNotice({$text}, { id: '" . self::STATE . "', isDismissible: false }));",
            );
        }
    }

    private function isUnserved(WP_Post $post): bool
    {
        return $post->post_type === 'page' && $post->post_status === Status::Published->value && !$this->pages->isServed($post->ID);
    }
}
