<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Form\Controls\PickerControl;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Oversight\Exports;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Pickers\UserSearch;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Services;
use Passerelle\Newsletter\NewsletterModule;
use Passerelle\Newsletter\Issues\NewsletterIssuesModule;
use Passerelle\Rights\ViewerFactory;

/** Builds the screen of the newsletter. */
final class NewsletterScreens
{
    public static function build(
        Services $services,
        ContentReading $reading,
        NewsletterModule $newsletter,
        NewsletterIssuesModule $issues,
        AuditLog $log,
        Texts $texts = new Texts(),
    ): NewsletterScreen {
        [$labels, $dates, $config] = [new Labels($texts), new Dates($texts), $services->config];
        $records = new RecordSearch($services->database, $labels, $reading->languages);
        $subscribers = $newsletter->subscriptions->store;

        return new NewsletterScreen(
            $texts,
            $issues,
            new NewsletterTasks($issues, $newsletter->export, new Exports($log)),
            new IssueReader($records),
            new NewsletterViews(
                new IssueList($texts, $dates, $issues, $subscribers, $config),
                new IssueForm($labels, new PickerControl($texts, $records, new UserSearch()), $config),
                new IssuePage($texts, $dates, $issues, $subscribers, $records, $config),
            ),
            new ViewerFactory(),
        );
    }
}
