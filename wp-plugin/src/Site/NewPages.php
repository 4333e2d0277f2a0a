<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\Kernel\Html;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\Status;
use RuntimeException;

/** Creates an editorial page in both languages if missing; staff edit it in the administration. */
final readonly class NewPages
{
    public function __construct(private Languages $languages, private Pages $pages)
    {
    }

    /**
     * @param array<string, array{title: string, content: string}> $texts by language; content is HTML
     * @return bool false when the page exists
     */
    public function ensure(PageKey $key, array $texts): bool
    {
        foreach (Lang::cases() as $language) {
            if ($this->pages->find($key, $language) !== null) {
                return false;
            }
        }
        $ids = [];
        foreach ($texts as $language => $text) {
            $ids[$language] = $this->insert(Lang::from($language), $text);
        }
        $this->languages->link($ids);
        update_option($key->option(), $ids[Lang::DEFAULT->value] ?? 0);

        return true;
    }

    /** @param array{title: string, content: string} $text */
    private function insert(Lang $language, array $text): int
    {
        $id = wp_insert_post([
            'post_type' => 'page',
            'post_status' => Status::Published->value,
            'post_title' => $text['title'],
            'post_content' => wp_slash(Html::sanitise($text['content'])),
        ], true);
        if (!is_int($id)) {
            throw new RuntimeException($id->get_error_message());
        }
        $this->languages->set($id, $language);

        return $id;
    }
}
