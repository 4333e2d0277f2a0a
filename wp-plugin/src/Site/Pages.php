<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\Kernel\Html;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\Status;
use WP_Post;

/** Reads editorial pages, which are WordPress pages with a translation. */
final readonly class Pages
{
    public function __construct(private Languages $languages)
    {
    }

    /** Whether the site shows a page, in any language: settings name it or its translation. */
    public function isServed(int $postId): bool
    {
        foreach (PageKey::cases() as $key) {
            $option = get_option($key->option());
            $id = is_numeric($option) ? (int) $option : 0;
            if ($id > 0 && ($id === $postId || in_array($postId, $this->languages->translations($id), true))) {
                return true;
            }
        }

        return false;
    }

    /** The published page of the language; null when there is none, also when only the other language has one. */
    public function find(PageKey $key, Lang $language): ?Page
    {
        $option = get_option($key->option());
        $id = is_numeric($option) ? (int) $option : 0;
        $post = $id > 0 ? get_post($this->languages->translations($id)[$language->value] ?? 0) : null;
        if (!$post instanceof WP_Post || $post->post_type !== 'page' || $post->post_status !== Status::Published->value || $post->post_password !== '') {
            return null;
        }
        $html = wpautop(do_blocks($post->post_content));

        return new Page(
            $language,
            $post->post_title,
            Html::sanitise($html),
            StoredInstant::read($post->post_modified_gmt),
        );
    }
}
